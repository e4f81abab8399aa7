"""Learned readers: onnxruntime and numpy only; whoever trains them lives in ``fabula.learn``."""

import os

# Products as small as ours get slower when threads share them, and much slower on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

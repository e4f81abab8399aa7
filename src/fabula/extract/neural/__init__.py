"""Learned readers: onnxruntime and numpy only; whoever trains them lives in ``fabula.learn``."""

import os

# Products as small as ours only get slower when several threads share them, and much slower on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

"""Learned readers: onnxruntime and numpy only; whoever trains them lives in ``fabula.learn``."""

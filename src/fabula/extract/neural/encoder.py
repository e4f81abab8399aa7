"""The encoder on onnxruntime: token ids to vectors, one thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.errors import ModelError
from fabula.extract.neural.store import ENCODER, ModelFolder


class OnnxEncoder:
    """Vectors (L, H) of one problem, or of several of one length."""

    def __init__(self, folder: ModelFolder, threads: int = 1) -> None:
        self.folder = folder
        self.threads = threads
        self.session: Any = _session(folder, threads)

    def __reduce__(self) -> tuple[Any, ...]:
        return OnnxEncoder, (self.folder, self.threads)  # a session has no form to send to another process

    def __call__(self, ids: Sequence[int]) -> NDArray[np.float32]:
        """One problem."""
        found: NDArray[np.float32] = self.session.run(None, {"ids": np.asarray([ids], np.int64)})[0][0]
        return found


def _session(folder: ModelFolder, threads: int) -> Any:
    import onnxruntime  # type: ignore[import-untyped]

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    path = folder.file(ENCODER)
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime's own family of errors has no common base but this
        raise ModelError(f"{path} is no ONNX model: {error}", hint="export the model again") from error

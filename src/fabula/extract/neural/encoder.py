"""The encoder on onnxruntime: token ids to vectors, one thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Thread
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


def opening(folder: ModelFolder) -> Callable[[], OnnxEncoder]:
    """Open the encoder in a thread of its own; a call waits for it, and raises what came in its way.

    To check and to load the file takes as long as to import all who read the text, and neither needs the other.
    """
    found: list[OnnxEncoder | Exception] = []

    def open_it() -> None:
        try:
            found.append(OnnxEncoder(folder))
        except Exception as error:  # raised again where it can be handled
            found.append(error)

    thread = Thread(target=open_it, name="fabula-encoder")  # no daemon: a process that ends before it is aborted
    thread.start()

    def opened() -> OnnxEncoder:
        thread.join()
        (result,) = found
        if isinstance(result, Exception):
            raise result
        return result

    return opened


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

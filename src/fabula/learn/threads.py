"""How many cores torch may use; for those who must not import torch themselves."""

from __future__ import annotations

import torch


def use_threads(count: int) -> None:
    torch.set_num_threads(count)

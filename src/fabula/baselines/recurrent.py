"""A bidirectional GRU over padded texts; the same function as torch's over packed ones, at about its cost.

Both directions are one batched product a step, and the backward pass is written out: it needs one product a
step, and the gradient of the weights is one large product at the end instead of a sum over all steps.

Shapes: L words, B problems, 2 directions, G width of one direction.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from fabula.learn.models.bert import QuickDropout


class _Recurrence(torch.autograd.Function):
    """h' = n + z(h - n), n = tanh(x_n + r m), m = W_n h + b, r and z = σ(x + W h); h = 0 at first."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        """Inputs times weights (L, 2, B, 3G), ``weight`` (2, G, 3G), ``bias`` (2, 1, G) → (L, 2, B, G)."""
        length, both, batch, width = x.shape
        g = width // 3
        states = x.new_zeros(length + 1, both, batch, g)
        gates, inner, news = x.new_empty(length, both, batch, 2 * g), x.new_empty(states[1:].shape), []
        for t in range(length):
            h = states[t]
            a = torch.bmm(h, weight)
            torch.sigmoid(x[t, ..., : 2 * g] + a[..., : 2 * g], out=gates[t])
            torch.add(a[..., 2 * g :], bias, out=inner[t])
            n = torch.tanh(torch.addcmul(x[t, ..., 2 * g :], gates[t, ..., :g], inner[t]))
            torch.lerp(n, h, gates[t, ..., g:], out=states[t + 1])
            news.append(n)
        ctx.save_for_backward(weight, states, gates, inner, torch.stack(news))
        return states[1:].clone()

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        weight, states, gates, inner, news = ctx.saved_tensors
        (grad,) = grads
        g = news.shape[-1]
        reset, update = gates.split(g, -1)
        # what does not hang on the gradient is computed for all steps at once
        of_new = (1 - update) * (1 - news * news)
        of_update = (states[:-1] - news) * update * (1 - update)
        of_reset = inner * reset * (1 - reset)
        inputs = grad.new_empty(*news.shape[:-1], 3 * g)
        recurrent = torch.empty_like(inputs)
        back = weight.transpose(1, 2).contiguous()
        carried = torch.zeros_like(grad[0])
        for t in range(len(news) - 1, -1, -1):
            carried = carried + grad[t]
            new = carried * of_new[t]
            inputs[t, ..., :g] = new * of_reset[t]
            inputs[t, ..., g : 2 * g] = carried * of_update[t]
            inputs[t, ..., 2 * g :] = new
            recurrent[t] = inputs[t]
            recurrent[t, ..., 2 * g :] *= reset[t]
            carried = torch.baddbmm(carried * update[t], recurrent[t], back)
        before = states[:-1].transpose(0, 1).flatten(1, 2)  # (2, L·B, G)
        weights = before.transpose(1, 2) @ recurrent.transpose(0, 1).flatten(1, 2)
        return inputs, weights, recurrent[..., 2 * g :].sum((0, 2))[:, None]


class _Layer(nn.Module):
    """One layer in both directions, (L, B, E) → (L, B, 2G); ``turned`` (L, B) tells how to read backwards."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.input = nn.Linear(inputs, 6 * width)
        self.weight = nn.Parameter(torch.cat([_orthogonal(width) for _ in range(3)], -1))
        self.bias = nn.Parameter(torch.zeros(2, 1, width))

    def forward(self, x: Tensor, turned: Tensor) -> Tensor:
        ahead, behind = self.input(x).chunk(2, -1)
        both = torch.stack((ahead, _turn(behind, turned)), 1)
        states: Tensor = _Recurrence.apply(both, self.weight, self.bias)  # type: ignore[no-untyped-call]
        return torch.cat((states[:, 0], _turn(states[:, 1], turned)), -1)


def _orthogonal(width: int) -> Tensor:
    """A start at which nothing grows or fades: (2, G, G)."""
    return torch.stack([nn.init.orthogonal_(torch.empty(width, width)) for _ in range(2)])


def _turn(x: Tensor, turned: Tensor) -> Tensor:
    """Every text backwards, its padding where it was."""
    return x.gather(0, turned[..., None].expand_as(x))


class BiGRU(nn.Module):
    """(B, L, E) → states (B, L, H) and the text as one vector (B, H): the last state of each direction.

    Each direction has the width H/2 and they stand side by side.
    """

    def __init__(self, inputs: int, hidden: int, layers: int, dropout: float) -> None:
        super().__init__()
        sizes = [inputs] + [hidden] * (layers - 1)
        self.layers = nn.ModuleList(_Layer(size, hidden // 2) for size in sizes)
        self.drop = QuickDropout(dropout)

    def forward(self, vectors: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        x = vectors.transpose(0, 1)
        places = torch.arange(len(x))[:, None]
        turned = torch.where(places < lengths, lengths - 1 - places, places)
        for depth, layer in enumerate(self.layers):
            x = layer(self.drop(x) if depth else x, turned)
        ahead, behind = x.chunk(2, -1)
        last = ahead.gather(0, (lengths - 1)[None, :, None].expand(1, -1, ahead.shape[-1]))[0]
        return x.transpose(0, 1), torch.cat((last, behind[0]), -1)

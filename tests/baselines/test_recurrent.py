"""Our GRU against torch's."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from fabula.baselines.recurrent import BiGRU, _Recurrence  # noqa: E402


def test_gradients() -> None:
    torch.manual_seed(0)
    shapes = (4, 2, 3, 9), (2, 3, 9), (2, 1, 3)
    inputs = tuple(torch.randn(shape, dtype=torch.double, requires_grad=True) for shape in shapes)
    assert torch.autograd.gradcheck(_Recurrence.apply, inputs)


def test_it_is_torch_s_gru() -> None:
    torch.manual_seed(1)
    ours, theirs = BiGRU(5, 8, 2, 0.0), torch.nn.GRU(5, 4, 2, batch_first=True, bidirectional=True)
    for depth, layer in enumerate(ours.layers):
        layer.bias.data.normal_()
        for way, suffix in enumerate(("", "_reverse")):
            rows = slice(12 * way, 12 * way + 12)
            getattr(theirs, f"weight_ih_l{depth}{suffix}").data = layer.input.weight.data[rows]
            getattr(theirs, f"bias_ih_l{depth}{suffix}").data = layer.input.bias.data[rows]
            getattr(theirs, f"weight_hh_l{depth}{suffix}").data = layer.weight.data[way].T.contiguous()
            bias = torch.cat((torch.zeros(8), layer.bias.data[way, 0]))
            getattr(theirs, f"bias_hh_l{depth}{suffix}").data = bias
    x, lengths = torch.randn(3, 6, 5), torch.tensor([6, 2, 4])
    packed = torch.nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
    packed_out, last = theirs(packed)
    expected, _ = torch.nn.utils.rnn.pad_packed_sequence(packed_out, batch_first=True)
    states, text = ours(x, lengths)
    for row, length in enumerate(lengths.tolist()):
        assert torch.allclose(states[row, :length], expected[row, :length], atol=1e-5)
    assert torch.allclose(text, torch.cat((last[-2], last[-1]), -1), atol=1e-5)


def test_padding_changes_nothing() -> None:
    torch.manual_seed(2)
    reader = BiGRU(5, 8, 2, 0.0)
    x = torch.randn(1, 4, 5)
    alone, text = reader(x, torch.tensor([4]))
    padded, again = reader(torch.cat((x, torch.randn(1, 3, 5)), 1), torch.tensor([4]))
    assert torch.allclose(alone, padded[:, :4], atol=1e-6)
    assert torch.allclose(text, again, atol=1e-6)

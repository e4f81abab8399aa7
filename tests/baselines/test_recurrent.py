"""The recurrent readers against torch's own on packed sequences."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence  # noqa: E402

from fabula.baselines.recurrent import BiGRU, BiLSTM  # noqa: E402

BOTH = pytest.mark.parametrize("kind", [BiGRU, BiLSTM])


@BOTH
def test_it_is_torchs_own_on_packed_sequences(kind: type[BiGRU] | type[BiLSTM]) -> None:
    torch.manual_seed(1)
    ours = kind(5, 8, 2, 0.0)
    theirs = kind.cell(5, 4, 2, batch_first=True, bidirectional=True)
    for layers, suffix in ((ours.ahead, ""), (ours.behind, "_reverse")):
        for depth, layer in enumerate(layers):
            for name, mine in layer.named_parameters():
                mine.data.copy_(getattr(theirs, f"{name.replace('l0', f'l{depth}')}{suffix}"))
    x, lengths = torch.randn(3, 6, 5), torch.tensor([6, 2, 4])
    out, last = theirs(pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False))
    expected, _ = pad_packed_sequence(out, batch_first=True)
    states, text = ours(x, lengths)
    real = (torch.arange(6) < lengths[:, None])[..., None]
    torch.testing.assert_close(states * real, expected * real)
    hidden = last[0] if kind is BiLSTM else last
    torch.testing.assert_close(text, torch.cat((hidden[-2], hidden[-1]), -1))


@BOTH
def test_padding_changes_nothing(kind: type[BiGRU] | type[BiLSTM]) -> None:
    torch.manual_seed(2)
    reader = kind(5, 8, 2, 0.0)
    x = torch.randn(1, 4, 5)
    alone, text = reader(x, torch.tensor([4]))
    padded, again = reader(torch.cat((x, torch.randn(1, 3, 5)), 1), torch.tensor([4]))
    torch.testing.assert_close(alone, padded[:, :4])
    torch.testing.assert_close(text, again)

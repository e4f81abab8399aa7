"""The four solvers of the paper's tables, on the shared loop, masking and evaluator.

``fabula.data.system`` holds ``Prediction``, ``Working`` and the protocols ``System``, ``Storable`` and
``Counted`` (``fabula.bench.systems`` gives them on): below the baselines, which keep to them, and below the
bench, which measures by them. ``baseline.py`` says how a model plugs in; ``table.py`` knows all by name.
"""

"""Learning: everything that needs torch, from gold equations and pseudo-gold graphs to an exported model."""

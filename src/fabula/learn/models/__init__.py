"""Networks, one file each; none of them knows about files or training."""

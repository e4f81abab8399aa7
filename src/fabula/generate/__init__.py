"""Problems from situations: stories are drawn, told, changed and printed; the data is ``lang/zh/tales``."""

from fabula.generate.make import Made, Wanted, generate
from fabula.generate.tale import Tale, tales

__all__ = ["Made", "Tale", "Wanted", "generate", "tales"]

"""The atlas of Vasco da Gama: the way to Calicut, which ships can land where, who is pushed on."""

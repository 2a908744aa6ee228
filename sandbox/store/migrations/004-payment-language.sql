-- The language that the player uses at the lobby; null for payments that were opened before it was told.
alter table sandbox.payment add column language text;

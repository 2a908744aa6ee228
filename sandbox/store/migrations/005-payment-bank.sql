-- The bank that the player has chosen; null where the channel has none.
alter table sandbox.payment add column bank_code text;

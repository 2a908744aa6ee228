alter table player_bank_card
  -- When bank, holder or number last changed; null while they are as they were added.
  add column changed_at timestamptz,
  -- A card that a withdrawal went to is kept for the books.
  add column deleted_at timestamptz,
  add constraint player_bank_card_deleted_no_default check (deleted_at is null or not is_default);
create unique index player_bank_card_once on player_bank_card (player_id, bank_code, account_number) where deleted_at is null;

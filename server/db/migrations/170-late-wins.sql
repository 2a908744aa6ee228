-- An operator pays a late win to the player or leaves it to the house, and gives the reason (decision 039).
insert into transfer_rule values
  ('late_win_to_player', 'suspense', 'player_wallet'),
  ('late_win_to_house', 'suspense', 'house_promo');
insert into bill_kind values ('late_win_to_player', 'rewards', 'promotionSettlement');

alter table suspense_decision add column reason text check (length(reason) between 3 and 300);
comment on column suspense_decision.reason is 'Why, in the words of the operator; null of a difference with a maker.';

-- Searches fold as people type: full-width letters, digits of other scripts, the two spellings of Thai sara am in either
-- order of its marks, and nothing that nobody sees. The client folds in the same way (machines/shared/rules/fold.ts).
create or replace function search_fold(words text) returns text language sql immutable parallel safe as $$
  select normalize(lower(translate(
    regexp_replace(
      regexp_replace(normalize(words, nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '\u0e4d([\u0e48-\u0e4b])', '\1' || U&'\0e4d', 'g'),
    '๐๑๒๓๔๕๖๗๘๙၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    '01234567890123456789012345678901234567890123456789'
  )), nfc)
$$;

select index_games(array_agg(id)) from game;

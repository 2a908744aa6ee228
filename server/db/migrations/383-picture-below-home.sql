-- The picture at the bottom of home on phones is a banner of a place of its own.
alter table banner drop constraint banner_place_check;
alter table banner add constraint banner_place_check check (place in ('home', 'promotion', 'bottom'));

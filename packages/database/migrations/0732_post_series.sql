-- A post of a series is one date of a repeat: each is a post of its own, made in one transaction. The first has the key of the
-- request, the others have none.
alter table post alter column request_key drop not null;
alter table post alter column request_digest drop not null;
alter table post add column series_id text;
alter table post add column series_number integer;
alter table post add column series_size integer;
alter table post add constraint post_series_whole check (num_nulls(series_id, series_number, series_size) in (0, 3));
alter table post add constraint post_series_number check (series_number between 1 and series_size);
alter table post add constraint post_requested
  check (num_nulls(request_key, request_digest) = 0
    or (num_nulls(request_key, request_digest) = 2 and series_number > 1));
create unique index post_series on post (series_id, series_number) where series_id is not null;

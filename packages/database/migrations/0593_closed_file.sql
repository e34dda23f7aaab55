-- Files of works that were found to be child abuse, kept closed after the works themselves are purged.
create table closed_file (
  hash text primary key,
  closed_at timestamptz not null
);

-- Creates a month's own table unless it exists, and moves in what was recorded for it while it did not; true when it
-- created one.
create or replace function add_event_month(month date) returns boolean language plpgsql as $$
declare
  name text := 'domain_event_' || to_char(month, 'YYYY_MM');
  first timestamptz := date_trunc('month', month)::date || ' 00:00:00+00';
  next timestamptz := (date_trunc('month', month) + interval '1 month')::date || ' 00:00:00+00';
begin
  if to_regclass(name) is not null then return false; end if;
  execute format('create table %I (like domain_event including defaults including constraints)', name);
  -- Nothing may be recorded for the month between moving and attaching.
  lock table domain_event_other in access exclusive mode;
  execute format('with moved as (delete from domain_event_other where recorded_at >= %L and recorded_at < %L returning *)
    insert into %I overriding system value select * from moved', first, next, name);
  execute format('alter table domain_event attach partition %I for values from (%L) to (%L)', name, first, next);
  return true;
end $$;

-- What happened, for whoever wants to hear of it: docs/decisions/0021-events.md. Ids and codes only.
create table domain_event (
  id bigint generated always as identity,
  -- Nobody reads it before this transaction and all that began before it are over: see event_place().
  place bigint not null,
  recorded_at timestamptz not null default now(),
  type text not null,
  -- Of what the payload looks like.
  version smallint not null,
  noun text not null,
  subject_id text not null,
  -- Whose. No reference: what happened stays when a person leaves, and names nobody then.
  user_id text not null,
  payload jsonb not null,
  primary key (id, recorded_at)
) partition by range (recorded_at);
create index domain_event_place_idx on domain_event (place, id);
create index domain_event_subject_idx on domain_event (noun, subject_id, id);
-- Takes what comes while no month is there for it.
create table domain_event_other partition of domain_event default;

-- A database that was restored from a dump counts its transactions from the start; places go on.
create table event_log (
  one boolean primary key default true check (one),
  shift bigint not null default 0
);
insert into event_log default values;

-- The place of what this transaction records on a subject: never before what was recorded on it earlier, although the
-- transaction of that may have begun later. Whoever records holds the subject's lock.
create function event_place(of_noun text, of_subject text) returns bigint language sql volatile as $$
  select greatest(
    pg_current_xact_id()::text::bigint + shift,
    (select place from domain_event where noun = of_noun and subject_id = of_subject order by id desc limit 1)
  ) from event_log
$$;

-- All places before this one are taken by transactions that are over: nothing comes before them any more. Stable: it has to
-- speak of the same moment as the query that asks.
create function event_horizon() returns bigint language sql stable as $$
  select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + shift from event_log
$$;

-- Makes a month's own table unless it is there; true when it made one.
create function add_event_month(month date) returns boolean language plpgsql as $$
declare name text := 'domain_event_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass(name) is not null then return false; end if;
  execute format('create table %I partition of domain_event for values from (%L) to (%L)', name,
    date_trunc('month', month)::date || ' 00:00:00+00', (date_trunc('month', month) + interval '1 month')::date || ' 00:00:00+00');
  return true;
end $$;
select add_event_month((now() at time zone 'utc')::date), add_event_month((now() at time zone 'utc' + interval '1 month')::date);

-- How far each listener has come.
create table event_listener (
  name text primary key,
  place bigint not null default 0,
  id bigint not null default 0
);

-- What a listener could not do yet, and what waits behind it because it is about the same subject.
create table event_letter (
  listener text not null references event_listener (name) on delete cascade,
  event_id bigint not null,
  noun text not null,
  subject_id text not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  -- The last error's code or class; never its words.
  error text,
  -- Given up: waits for a person.
  dead_at timestamptz,
  primary key (listener, event_id)
);
create index event_letter_due_idx on event_letter (listener, noun, subject_id, event_id) where dead_at is null;

insert into event_listener (name) values ('notification');

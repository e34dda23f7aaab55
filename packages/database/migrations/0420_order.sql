-- One press may order several works: one hold, with a part for each that is settled or voided by itself. A hold without
-- parts is for one thing, as all were before.
create table gem_hold_part (
  hold_id text not null references gem_hold (id),
  position integer not null,
  subject_noun text not null,
  subject_id text not null,
  gems integer not null check (gems > 0),
  spent integer not null default 0 check (spent between 0 and gems),
  lost integer not null default 0 check (lost between 0 and gems),
  state text not null default 'open' check (state in ('open', 'settled', 'voided')),
  code text not null,
  params jsonb not null,
  resolved_at timestamptz,
  primary key (hold_id, position),
  unique (hold_id, subject_id),
  check ((state = 'open') = (resolved_at is null)),
  check (state = 'settled' or spent = 0)
);
create index gem_hold_part_subject_idx on gem_hold_part (subject_id);

-- What was given back of a lot while other parts of its hold were open.
alter table gem_hold_lot
  add column released integer not null default 0,
  add constraint gem_hold_lot_released_check check (released >= 0 and spent + released <= taken);

-- An open hold may have paid for some of its parts.
do $$
declare
  named text;
begin
  select conname into strict named from pg_constraint
   where conrelid = 'gem_hold'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%state = ''settled''%spent = 0%';
  execute format('alter table gem_hold drop constraint %I', named);
end $$;
alter table gem_hold add constraint gem_hold_voided_check check (state <> 'voided' or spent = 0);

-- A hold, or a part of it, is resolved at most once.
drop index gem_transaction_hold_resolved_idx;
create unique index gem_transaction_hold_resolved_idx on gem_transaction (hold_id, (coalesce(subject_id, '')))
  where step in ('settle', 'void');

-- Works of one press, in the order in which they were asked for.
alter table creation
  add column order_id text,
  add column order_place integer,
  add constraint creation_order_check check ((order_id is null) = (order_place is null));
create index creation_order_idx on creation (order_id, order_place) where order_id is not null;

-- What the same press orders besides.
alter table quote
  add column others jsonb not null default '[]' check (jsonb_typeof(others) = 'array');

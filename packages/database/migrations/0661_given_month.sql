-- A tier that staff give for some days: a pass without a purchase.
alter table tier_pass add column id text;
update tier_pass set id = purchase_id;
alter table tier_pass alter column id set not null;
alter table tier_pass drop constraint tier_pass_pkey;
alter table tier_pass add primary key (id);
alter table tier_pass alter column purchase_id drop not null;
alter table tier_pass add unique (purchase_id);

create table given_month (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  tier text not null check (tier in ('basic', 'pro')),
  days integer not null check (days > 0),
  gems integer not null check (gems >= 0),
  receipt_id text references gem_transaction (id),
  reason text not null,
  given_by text references app_user (id) on delete set null,
  given_at timestamptz not null,
  key text not null,
  unique (given_by, key)
);
create index given_month_user_idx on given_month (user_id, given_at);

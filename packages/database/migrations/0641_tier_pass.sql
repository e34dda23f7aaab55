-- A tier for some days, paid for once. It ends early when its purchase is refunded.
create table tier_pass (
  purchase_id text primary key references purchase (id),
  user_id text not null references app_user (id),
  tier text not null check (tier in ('basic', 'pro')),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  -- Null while the purchase stands.
  ended_at timestamptz,
  -- When what the person's plans give changes next because of it; null for never.
  due_at timestamptz
);
create index tier_pass_user_idx on tier_pass (user_id);
create index tier_pass_due_idx on tier_pass (due_at) where due_at is not null;

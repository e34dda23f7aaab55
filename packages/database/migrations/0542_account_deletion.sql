-- When an account that its person wants deleted is; null: it stays.
alter table app_user
  add column deletion_at timestamptz,
  -- From then on nothing personal is here; what the ledger and the audit log tell of has nobody's name.
  add column erased_at timestamptz;
create index app_user_deletion_idx on app_user (deletion_at) where deletion_at is not null;

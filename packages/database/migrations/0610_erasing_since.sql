-- Set when an account's erasure begins: from then on its deletion can no longer be called off.
alter table app_user add column erasing_since timestamptz;
update app_user set erasing_since = erased_at where erased_at is not null;

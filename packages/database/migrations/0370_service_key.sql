-- Keys of services of others that an owner entered. Sealed with a secret that is not in the database: a copy of it alone
-- opens none of them.
create table service_key (
  service text primary key,
  sealed text not null,
  changed_at timestamptz not null,
  changed_by text references app_user (id) on delete set null
);

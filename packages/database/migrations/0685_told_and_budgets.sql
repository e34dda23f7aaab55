-- What a service said in its answer that an order costs, in thousandths of a US dollar.
alter table hosted_intent add column told_mills integer check (told_mills >= 0);

-- What a service last told of the account whose key is used: what is left, and its limits. Deleted with the key.
create table service_told (
  service text primary key,
  told jsonb not null,
  told_at timestamptz not null
);

-- Budgets that the owner set on the page of services, in thousandths of a US dollar: of a service, or of gems that were given ('given').
-- Null: the usual budget. Variables of the environment take precedence.
create table budget_setting (
  scope text primary key,
  day_mills integer check (day_mills >= 0),
  month_mills integer check (month_mills >= 0),
  changed_at timestamptz not null,
  changed_by text references app_user (id) on delete set null
);
create index budget_setting_changed_by_idx on budget_setting (changed_by);

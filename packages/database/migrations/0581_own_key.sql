-- Keys of services that people bring along for what they order themselves. Sealed with a secret that is not in the
-- database, as those that owners enter.
create table own_key (
  user_id text not null references app_user (id) on delete cascade,
  service text not null,
  sealed text not null,
  changed_at timestamptz not null,
  primary key (user_id, service)
);

-- Whose key pays for an order; null: the operator's. What somebody else pays counts in no budget of the operator.
alter table hosted_spending add column key_of text;
alter table hosted_intent add column key_of text;

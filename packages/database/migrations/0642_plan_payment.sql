-- The payment for the present period of a plan; and which one paid for a month's gems, and how many of these
-- went back with it.
alter table subscription add column payment_ref text unique;
alter table allowance add column subscription_id text references subscription (id);
alter table allowance add column payment_ref text;
alter table allowance add column taken_back integer not null default 0
  check (taken_back between 0 and gems);
create index allowance_payment_idx on allowance (payment_ref) where payment_ref is not null;

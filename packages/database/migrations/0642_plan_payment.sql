-- The payment for the present period of a plan, and the gems of months that went back with one.
alter table subscription add column payment_ref text unique;
alter table allowance add column taken_back integer not null default 0
  check (taken_back between 0 and gems);

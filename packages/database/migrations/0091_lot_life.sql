-- A lot's life is lengthened once, and only through a fault of ours; what comes back to a lot that has
-- ended leaves again at once, as a line of its own that names the hold.
alter table gem_lot add column extended_at timestamptz;
-- Null: the life it was given. Daily gems are the only ones that end: until now theirs was lengthened
-- with every return, and each of those lots has had its one time.
update gem_lot set extended_at = now()
 where kind = 'daily'
   and expires_at > (date_trunc('day', created_at at time zone 'UTC') + interval '2 days') at time zone 'UTC';
-- Every lot ends with a day (UTC), so that its last day can be named.
update gem_lot
   set expires_at = (date_trunc('day', expires_at at time zone 'UTC') + interval '1 day') at time zone 'UTC'
 where expires_at > now()
   and expires_at <> date_trunc('day', expires_at at time zone 'UTC') at time zone 'UTC';

alter table gem_hold add column lost integer not null default 0
  check (lost between 0 and gems);
alter table gem_transaction drop constraint gem_transaction_check1;
alter table gem_transaction add constraint gem_transaction_hold_check
  check (step = 'expire' or (step in ('hold', 'settle', 'void', 'refund')) = (hold_id is not null));

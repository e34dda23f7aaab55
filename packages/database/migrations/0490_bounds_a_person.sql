-- What one person can make many rows of is counted when they make more.
create index gem_transaction_called_off_idx on gem_transaction (user_id, at)
  where step = 'void' and params ->> 'why' = 'cancelled';
create index quote_unused_idx on quote (user_id, created_at desc, id desc) where creation_id is null;
create index report_dismissed_idx on report (creation_id, reporter_id) where state = 'dismissed';

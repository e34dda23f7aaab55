-- When a publication is to be there: its post's time, until its owner says that it be posted at once. Null for at once.
alter table publication add column due_at timestamptz;

-- The calendar.
create index post_user_at on post (user_id, (coalesce(due_at, created_at)), id);

-- The attempt that was woken: one that was at work then does not wait after all, because what it waits for may have
-- been changed after it had looked.
alter table job add column woken_attempt integer;

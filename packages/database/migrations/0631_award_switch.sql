-- The owner can switch awards off: daily gems, streaks, weeks, badges and published works.
alter table switch_edit add column awards boolean not null default true;

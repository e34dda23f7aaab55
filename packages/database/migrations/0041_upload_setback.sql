-- Attempts that ended because of us (a full disk, a database that was away): they say nothing of the file
-- and are not held against it.
alter table upload add column setbacks integer not null default 0 check (setbacks >= 0);

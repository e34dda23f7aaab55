-- Set where a decision about one work restricted another that has the same file: its maker has a statement and an appeal of their own.
alter table creation_event add column copy_of text;
create index creation_event_copy_idx on creation_event (copy_of) where copy_of is not null;

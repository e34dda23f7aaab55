-- A notification is a message: a code and what it speaks of; its words are found at the door, in the reader's language. Older rows have no
-- code and show the words they were written with.
alter table notification
  add column code text,
  add column params jsonb,
  add constraint notification_params_check check ((code is null) = (params is null)),
  alter column title set default '',
  alter column body set default '',
  drop constraint notification_check1;

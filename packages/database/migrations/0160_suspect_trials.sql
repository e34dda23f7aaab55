-- How many workers died, or lost their claim, with this in their hands since it last got on. Others join
-- it when it has lived through its first seconds; the more vanished, the later, and after six not at all.
alter table job add column vanished integer not null default 0;
alter table upload add column vanished integer not null default 0;

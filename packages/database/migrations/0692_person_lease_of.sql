-- The reports about a person and their appeal are two cases, which two people may decide at the same time. Leases last for two
-- minutes: those of before end now.
delete from person_lease;
alter table person_lease add column "of" text not null check ("of" in ('reports', 'appeal'));

-- A moderator who finds child abuse on a profile refers it to the admins; see report.referred.
alter table person_report add column referred boolean not null default false;

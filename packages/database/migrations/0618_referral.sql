-- A moderator who finds child abuse refers it to the admins. The referral stands among the reports, but is none of its own.
alter table report add column referred boolean not null default false;
alter table story_report add column referred boolean not null default false;

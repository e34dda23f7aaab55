-- Overdue reports are told of daily until they are decided, so those told of before are looked for too.
drop index report_overdue_idx, story_report_overdue_idx, person_report_overdue_idx;
create index report_overdue_idx on report (created_at) where state = 'open';
create index story_report_overdue_idx on story_report (created_at) where state = 'open';
create index person_report_overdue_idx on person_report (created_at) where state = 'open';

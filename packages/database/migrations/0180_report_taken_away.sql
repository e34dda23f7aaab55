-- Which reports took a work out of everybody's sight: only so many of one person may, till somebody has looked.
alter table report add column took_away boolean not null default false;
update report set took_away = true
  from creation_event
  where creation_event.creation_id = report.creation_id
    and creation_event.actor_id = report.reporter_id
    and creation_event.action = 'report'
    and creation_event.at = report.created_at
    and creation_event.after <> '{}';
create index report_took_away_idx on report (created_at) where took_away;

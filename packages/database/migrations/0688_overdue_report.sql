-- When the admins were reminded that a severe report was not decided in time; once a report.
alter table report add column overdue_at timestamptz;
alter table story_report add column overdue_at timestamptz;
alter table person_report add column overdue_at timestamptz;
create index report_overdue_idx on report (created_at) where state = 'open' and overdue_at is null;
create index story_report_overdue_idx on story_report (created_at) where state = 'open' and overdue_at is null;
create index person_report_overdue_idx on person_report (created_at) where state = 'open' and overdue_at is null;

-- A picture of one's own work is worn no longer once the staff has restricted the work.
with taken as (
  delete from avatar_media using creation
   where creation.id = avatar_media.creation_id and creation.moderator_hidden
     and creation.status is distinct from 'review'
     and not exists (select from pending_decision where pending_decision.creation_id = creation.id)
     -- A report alone takes nothing off: it may be dismissed.
     and not exists (select from report
                      where report.creation_id = creation.id and report.state = 'open'
                        and report.reason in ('child_abuse', 'promotes_terrorism'))
  returning avatar_media.user_id)
update app_user set avatar_url = '/avatars/' || id || '.svg', updated_at = now()
 where id in (select user_id from taken);
-- Later ones are taken off by this listener.
insert into event_listener (name, place) values ('worn picture', event_horizon());

-- Set when the decision that upheld a report was reversed: it counts neither for nor against whoever made it.
alter table report add column reversed_at timestamptz;
alter table person_report add column reversed_at timestamptz;
alter table story_report add column reversed_at timestamptz;

update report set reversed_at = appeal.decided_at from appeal
 where appeal.creation_id = report.creation_id and appeal.state = 'granted'
   and report.state = 'upheld' and report.resolved_at <= appeal.decided_at;
update person_report set reversed_at = decision.appeal_decided_at from profile_decision decision
 where decision.user_id = person_report.user_id and decision.appeal_granted
   and person_report.state = 'upheld' and person_report.resolved_at = decision.at;
update story_report set reversed_at = decision.appeal_decided_at from story_decision decision
 where decision.story_id = story_report.story_id and decision.appeal_granted
   and story_report.state = 'upheld' and story_report.created_at <= decision.at;

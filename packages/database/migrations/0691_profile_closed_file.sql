-- The picture that a finding of child abuse closes stays closed for as long as any such finding stands. A decision that is
-- undone, or whose appeal is granted, opens only its own.
alter table profile_decision add column closes text;
update profile_decision set closes = kept #>> '{avatar,hash}' where rule = 'child_abuse' and kept is not null;
create index profile_decision_closes_idx on profile_decision (closes) where closes is not null;
-- What such a decision had closed there is closed by its row now.
delete from closed_file using profile_decision
 where closed_file.hash = profile_decision.closes and closed_file.closed_at = profile_decision.at;

-- What was to be given late and was not fetched is looked after too.
drop index hosted_intent_open_idx;
create index hosted_intent_left_idx on hosted_intent (looked_at nulls first, begun_at)
  where state in ('sending', 'put off', 'accepted', 'late');

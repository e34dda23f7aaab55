-- Results of creations too may have been fetched, and not kept.
drop index hosted_intent_unkept_idx;
create index hosted_intent_unkept_idx on hosted_intent (begun_at)
  where state = 'collected' and looked_at is null and (for_job is null or artifact is not null);

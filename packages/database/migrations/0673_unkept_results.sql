-- Looked for each minute: results for stories that were fetched, and perhaps not kept.
create index hosted_intent_unkept_idx on hosted_intent (begun_at)
  where state = 'collected' and artifact is not null and looked_at is null;

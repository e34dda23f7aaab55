-- Orders to services of others, each stored before its one POST. They stay when a creation is purged: they say what was
-- paid elsewhere, and nothing of who wanted what.
create table hosted_intent (
  -- The job it is for. No reference: see above.
  job_id uuid primary key,
  provider text not null,
  endpoint text not null,
  body_hash text not null,
  -- Thousandths of a US dollar, by the list of that version.
  price_mills integer not null check (price_mills >= 0),
  price_version integer not null,
  callback_token text not null,
  calls_back boolean not null,
  state text not null check (state in ('sending', 'put off', 'accepted', 'refused', 'failed', 'collected', 'late', 'called off', 'lost')),
  refusal text check (refusal in ('policy', 'input', 'quota', 'auth')),
  -- Theirs; null while unknown.
  upstream_id text,
  -- POSTs so far; all but the last came to nothing for certain.
  sends integer not null default 1,
  send_again_at timestamptz,
  begun_at timestamptz not null,
  deadline timestamptz not null,
  -- When it was last looked after, once no job waited for it any more.
  looked_at timestamptz,
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'accepted' or upstream_id is not null)
);
create unique index hosted_intent_upstream_idx on hosted_intent (provider, upstream_id);
create index hosted_intent_open_idx on hosted_intent (looked_at nulls first, begun_at)
  where state in ('sending', 'put off', 'accepted');

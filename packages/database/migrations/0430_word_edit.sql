-- What owners changed in the lists of words: a row an edit, none is ever changed. The lists that are in force are those
-- that ship with the version, and all edits after one another.
create table word_edit (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  by text references app_user (id) on delete set null,
  note text not null,
  added jsonb not null,
  removed jsonb not null,
  allowed jsonb not null,
  disallowed jsonb not null,
  reverts bigint references word_edit (number)
);

-- A rule that a person broke. The same text counts once: of it only a digest is kept.
create table strike (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  source text not null,
  reason text not null,
  digest text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, source, digest)
);
create index strike_of_person on strike (user_id, expires_at);

-- Every version of terms, rules, privacy and imprint that stood here, word for word, by the language of its file.
create table legal_text (
  name text not null check (name in ('terms', 'rules', 'privacy', 'imprint')),
  version text not null,
  since timestamptz not null,
  texts jsonb not null,
  primary key (name, version)
);

-- Who agreed to which versions, and said that they are at least this old.
create table legal_consent (
  user_id text not null references app_user (id) on delete cascade,
  terms text not null,
  rules text not null,
  privacy text not null,
  least_age integer not null,
  at timestamptz not null,
  primary key (user_id, terms, rules, privacy, least_age)
);

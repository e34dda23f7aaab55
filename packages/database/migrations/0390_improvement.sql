-- What a language model was asked for: each has a count of its own.
alter table language_model_call
  add column purpose text not null default 'script' check (purpose in ('script', 'improvement', 'reading'));
drop index language_model_call_latest_idx;
create index language_model_call_latest_idx on language_model_call (user_id, purpose, asked_at);

-- Somebody's words and what a language model makes of them, until they have chosen: deleted an hour after they asked.
create table improvement (
  id uuid primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Of whoever asked: the same asks once.
  key text not null,
  kind text not null check (kind in ('image', 'video', 'music', 'story')),
  prompt text not null,
  -- The name of the model that was asked.
  model text not null,
  state text not null check (state in ('waiting', 'improved', 'left')),
  words text check ((words is not null) = (state = 'improved')),
  -- Why they are left as they are.
  why text check ((why is not null) = (state = 'left')),
  asked_at timestamptz not null,
  unique (user_id, key)
);
create index improvement_old_idx on improvement (asked_at);

-- The language model that an owner chose on the page of services; none, or one row. What the environment names goes first.
create table language_choice (
  id smallint primary key default 1 check (id = 1),
  -- A service whose key is kept, or a server that was found on this machine.
  service text not null check (service in ('openai', 'anthropic', 'google', 'ollama', 'llamacpp')),
  model text not null,
  changed_at timestamptz not null,
  changed_by text references app_user (id) on delete set null
);

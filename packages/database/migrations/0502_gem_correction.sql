-- Gems that the staff gives or takes with a reason. Many of them wait for a second person.
create table gem_correction (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Taken away where negative.
  gems integer not null check (gems <> 0),
  reason text not null,
  asked_by text references app_user (id) on delete set null,
  asked_at timestamptz not null,
  state text not null check (state in ('asked', 'done', 'declined')),
  decided_by text references app_user (id) on delete set null,
  decided_at timestamptz,
  -- Of the request, so that one that comes again asks for nothing new.
  key text not null,
  unique (asked_by, key)
);
create index gem_correction_asked_idx on gem_correction (asked_at) where state = 'asked';
create index gem_correction_of_person_idx on gem_correction (user_id, asked_at);

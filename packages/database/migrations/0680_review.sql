-- Works that were drawn for people to review, and their answers; a work once a person. Answers change nothing about the work.
create table review (
  id text primary key,
  reviewer_id text not null references app_user (id),
  creation_id text not null references creation (id) on delete cascade,
  drawn_at timestamptz not null,
  -- One of the two once it is over; passed over, it has no answers.
  answered_at timestamptz,
  skipped_at timestamptz,
  match text check (match in ('yes', 'partly', 'no')),
  clean text check (clean in ('yes', 'partly', 'no')),
  show text check (show in ('yes', 'partly', 'no')),
  -- Whether it counts towards gems, decided when it is answered.
  counts boolean not null default false,
  -- The award that paid for it, by its period in the table award.
  paid text,
  unique (reviewer_id, creation_id),
  check (num_nulls(answered_at, match, clean, show) in (0, 4)),
  check (answered_at is null or skipped_at is null),
  check (not counts or answered_at is not null),
  check (paid is null or counts)
);
create index review_open_idx on review (reviewer_id, drawn_at) where answered_at is null and skipped_at is null;
create index review_drawn_idx on review (reviewer_id, drawn_at);
create index review_answered_idx on review (reviewer_id, answered_at desc) where answered_at is not null;
create index review_skipped_idx on review (reviewer_id, skipped_at desc) where skipped_at is not null;
create index review_unpaid_idx on review (reviewer_id) where counts and paid is null;
create index review_creation_idx on review (creation_id) where answered_at is not null;

-- Whoever signs in from the same address is no stranger.
create index auth_session_address_idx on auth_session (ip_address) where ip_address is not null;

-- What speaks for rings of voters, as of the latest ranking; people are numbers of the challenge. Staff read it.
create table challenge_report (
  challenge_id text primary key references challenge (id),
  report jsonb not null,
  at timestamptz not null
);

-- Work whose worker died with it.
--   held_since   since when the claim is in somebody's hands; null: given back in order
--   suspect      a worker vanished with it; from then on it is taken alone
--   alone        the claim is one with nothing beside it
--   lone_deaths  attempts that vanished though they were alone, since the work last got on; three end it
alter table job
  add column held_since timestamptz,
  add column suspect boolean not null default false,
  add column alone boolean not null default false,
  add column lone_deaths integer[] not null default '{}';
alter table upload
  add column held_since timestamptz,
  add column suspect boolean not null default false,
  add column alone boolean not null default false,
  add column lone_deaths integer[] not null default '{}';

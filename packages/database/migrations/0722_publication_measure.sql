-- What a platform told of a post at an age: an hour, a day and a week after it was there.
create table publication_measure (
  publication_id text not null references publication (id) on delete cascade,
  age text not null check (age in ('hour', 'day', 'week')),
  -- Null where the platform does not count, or does not tell.
  views bigint,
  likes bigint,
  comments bigint,
  measured_at timestamptz not null,
  primary key (publication_id, age)
);

-- When it is measured next, and until when whoever measures it has it alone; null for never again.
alter table publication add column measure_at timestamptz;
-- Since when its platform has not had it; one such answer alone is not believed.
alter table publication add column missing_since timestamptz;
create index publication_measure_at on publication (measure_at) where measure_at is not null;
update publication set measure_at = ended_at + interval '1 hour'
 where outcome = 'done' and afterwards is null and ended_at > now() - interval '7 days';

-- A job says what kind of work it is and what it is about; whatever noun comes next needs no column of its own.
-- creation_id and story_id are of jobs from before: nothing reads or fills them any more.
alter table job
  -- How it is done: <noun>.<what>.
  add column kind text,
  add column noun text,
  add column subject_id text,
  add column lane text not null default 'render' check (lane in ('render', 'hosted', 'deliver', 'upkeep')),
  -- How long it keeps its lane busy: a moment, minutes, perhaps a quarter of an hour.
  add column size text not null default 'small' check (size in ('small', 'large', 'huge'));

update job set
  kind = case when story_id is null then 'creation.make' else 'story.' || (work ->> 'kind') end,
  noun = case when story_id is null then 'creation' else 'story' end,
  subject_id = coalesce(story_id, creation_id),
  size = case when story_id is not null then 'huge' else 'small' end;
-- Longer than six seconds, and no music.
update job set size = 'large'
  from creation
  where creation.id = job.creation_id
    and creation.recipe ->> 'type' <> 'text-to-music'
    and (creation.recipe ->> 'duration')::double precision > 6;

alter table job
  alter column kind set not null,
  alter column noun set not null,
  alter column subject_id set not null,
  drop constraint job_subject_check,
  drop constraint job_of_story_check;
drop index job_one_at_work_idx;
drop index job_one_at_story_idx;
create unique index job_one_open_idx on job (noun, subject_id) where ended_at is null;
create index job_subject_idx on job (noun, subject_id, queued_at);

-- Each kind has steps of its own.
alter table job_step drop constraint job_step_name_check;

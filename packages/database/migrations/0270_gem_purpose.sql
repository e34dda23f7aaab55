-- What gems are for: a source and a subject, whatever noun it is of. New rows say it themselves; of older ones it follows
-- from creation_id and story_id, which nothing writes any more. Read both through the views: rows of the log stay as they are.
alter table gem_hold
  add column source text check (source in
    ('award', 'prize', 'subscription', 'pack', 'booster', 'create', 'correction')),
  add column subject_noun text,
  add column subject_id text,
  add constraint gem_hold_noun_check check ((subject_noun is null) = (subject_id is null)),
  drop constraint gem_hold_subject_check,
  add constraint gem_hold_purpose_check check (
    num_nonnulls(creation_id, story_id, source) = 1 and (source is not null or subject_id is null));
create index gem_hold_subject_idx on gem_hold ((coalesce(subject_id, creation_id, story_id)));

alter table gem_transaction
  add column subject_noun text,
  add column subject_id text,
  add constraint gem_transaction_noun_check check ((subject_noun is null) = (subject_id is null));

create view gem_hold_purpose as
select id as hold_id,
       coalesce(source, 'create') as source,
       case when source is not null then subject_noun
            when creation_id is not null then 'creation' else 'story' end as noun,
       coalesce(subject_id, creation_id, story_id) as subject_id
  from gem_hold;

-- A line may say nothing itself and belong to a hold that does.
create view gem_transaction_purpose as
select entry.id as transaction_id,
       entry.source,
       case when entry.subject_id is not null then entry.subject_noun
            when entry.creation_id is not null then 'creation'
            when entry.story_id is not null then 'story'
            else hold.noun end as noun,
       coalesce(entry.subject_id, entry.creation_id, entry.story_id, hold.subject_id) as subject_id
  from gem_transaction entry left join gem_hold_purpose hold on hold.hold_id = entry.hold_id;

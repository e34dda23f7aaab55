-- Kept beside the text: looking for a phrase, or for works without a word, read every text it came by anew
-- (1.7 s at 20,000 works, now 0.02 s).
drop index creation_words_idx;
alter table creation add column words tsvector
  generated always as (to_tsvector('english', coalesce(title, '') || ' ' || prompt)) stored;
create index creation_words_idx on creation using gin (words)
  where status is null and not private and not hidden and not moderator_hidden and in_feed;

-- A name its owner gave a work; null: the prompt is its name.
alter table creation add column title text check (char_length(title) between 1 and 80);

-- Searched together.
drop index creation_words_idx;
create index creation_words_idx on creation
  using gin (to_tsvector('english', coalesce(title, '') || ' ' || prompt))
  where status is null and not private and not hidden and not moderator_hidden and in_feed;

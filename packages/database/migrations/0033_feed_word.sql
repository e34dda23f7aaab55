-- Words of published prompts, to find what a misspelt word may mean. Comparing the prompts themselves
-- took 5 s at 100,000 of them; comparing words takes milliseconds.
drop index creation_trigrams_idx;
create table feed_word (
  word text primary key
);
create index feed_word_trigrams_idx on feed_word using gin (word gin_trgm_ops);

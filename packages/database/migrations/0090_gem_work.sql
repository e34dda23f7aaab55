-- What a work has cost is asked for with its page and its receipts.
create index gem_hold_creation_id_idx on gem_hold (creation_id) where creation_id is not null;
create index gem_hold_story_id_idx on gem_hold (story_id) where story_id is not null;
create index creation_story_idx on creation ((recipe #>> '{story,storyId}')) where kind = 'story';

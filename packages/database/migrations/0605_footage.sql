-- Clips that external services make of scenes, and the frames that such clips end with.
alter table story_piece drop constraint story_piece_kind_check;
alter table story_piece add constraint story_piece_kind_check check (kind in
  ('picture', 'footage', 'last-frame', 'narration', 'own-narration', 'motion', 'caption', 'score',
   'assembly'));

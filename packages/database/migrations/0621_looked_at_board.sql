-- What a storyboard showed when somebody of the staff decided about it, since its owner may edit it afterwards: a digest of its
-- words ("words"), and the hashes of all its pictures ("pictures").
alter table pending_story_decision add column shown jsonb;
-- The same of the last decision that let it be shared. Null: none, or only before this was recorded.
alter table story add column cleared jsonb;

-- What was let be shared before, and not edited since.
update story set cleared = jsonb_build_object(
         'words', encode(sha256(convert_to(story.board::text, 'UTF8')), 'hex'),
         'pictures', (select coalesce(jsonb_agg(distinct file.hash), '[]')
                        from story_piece piece join story_piece_file file using (story_id, key)
                       where piece.story_id = story.id and piece.kind = 'picture' and piece.created_at <= let.at))
  from (select story_id, max(at) as at from (
          select story_id, resolved_at as at from story_report where state = 'dismissed'
          union all select story_id, appeal_decided_at from story_decision where appeal_granted) said
         group by story_id) let
 where let.story_id = story.id and story.board is not null and story.updated_at <= let.at;

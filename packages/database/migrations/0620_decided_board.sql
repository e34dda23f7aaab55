-- What was decided about: its owner may edit it before the decision is final. The board is there for child abuse only.
alter table pending_story_decision add column board jsonb;
alter table pending_story_decision add column version integer not null default 0;

-- The version that the staff last let stand; a severe report of a later one closes the link again.
alter table story add column cleared_version integer;
update story set cleared_version = version
 where exists (select from story_report
                where story_id = story.id and state = 'dismissed' and resolved_at >= story.updated_at)
    or exists (select from story_decision
                where story_id = story.id and appeal_granted and appeal_decided_at >= story.updated_at);

-- Which version of a storyboard somebody of the staff has looked at.
create table story_look (
  story_id text not null references story (id) on delete cascade,
  by_id text not null references app_user (id) on delete cascade,
  version integer not null,
  primary key (story_id, by_id)
);
create index story_look_by_idx on story_look (by_id);

-- Closes the link no longer, because an appeal against a later decision was granted.
alter table story_decision add column lifted_at timestamptz;

-- What was decided about: its owner may edit it before the decision is final. The board is there for child abuse only.
alter table pending_story_decision add column board jsonb;

-- Closes the link no longer, because an appeal against a later decision was granted.
alter table story_decision add column lifted_at timestamptz;

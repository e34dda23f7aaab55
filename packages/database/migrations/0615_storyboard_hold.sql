-- A storyboard reported or found as child abuse is kept for 90 days, as a work is. One that its owner deletes meanwhile is gone
-- for everyone but the admins, and is removed when that is over.
alter table story add column deleted_at timestamptz;
create index story_deleted_idx on story (deleted_at) where deleted_at is not null;
create index story_report_child_abuse_idx on story_report (story_id) where reason = 'child_abuse';

-- What was there when it was reported or found, since its owner may edit it; emptied when the hold is over.
alter table story_report add column board jsonb;
alter table story_decision add column board jsonb;

-- As hold_look and hold_filing, for storyboards.
create table story_hold_look (
  story_id text not null references story (id) on delete cascade,
  by_id text not null references app_user (id) on delete cascade,
  until timestamptz not null,
  primary key (story_id, by_id)
);
create index story_hold_look_by_idx on story_hold_look (by_id);

create table story_hold_filing (
  id text primary key,
  story_id text not null references story (id) on delete cascade,
  -- Null: somebody whose account is gone.
  by_id text references app_user (id) on delete set null,
  at timestamptz not null,
  authority text not null,
  reference text not null
);
create index story_hold_filing_story_idx on story_hold_filing (story_id, at);
create index story_hold_filing_by_idx on story_hold_filing (by_id);

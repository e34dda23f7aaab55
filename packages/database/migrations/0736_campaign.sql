-- A standing order of stories (product.md 5.1).
create table campaign (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  request_key text not null,
  request_digest text not null,
  settings jsonb not null,
  version integer not null check (version > 0),
  state text not null check (state in ('active', 'paused', 'ended')),
  pause text check (pause in ('owner', 'no_sources')),
  approval text not null check (approval in ('review_all', 'trusted', 'autopilot')),
  fallback text check (fallback in ('owner', 'rejection', 'flag', 'unsure_scan', 'refused_word', 'unconfirmed_post')),
  fallback_at timestamptz,
  approvals_in_a_row integer not null check (approvals_in_a_row >= 0),
  -- What rejections taught it: [{ id, text }].
  rules jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (user_id, request_key),
  check ((state = 'paused') = (pause is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((fallback is null) = (fallback_at is null))
);
create index campaign_user on campaign (user_id, created_at desc, id desc);
create index campaign_running on campaign (id) where state <> 'ended';

-- What informative stories tell from; each is used once.
create table campaign_source (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  request_key text not null,
  request_digest text not null,
  kind text not null check (kind in ('note', 'text', 'file', 'address')),
  title text not null,
  body text not null,
  address text,
  created_at timestamptz not null,
  unique (campaign_id, request_key),
  check ((kind = 'address') = (address is not null))
);
create index campaign_source_next on campaign_source (campaign_id, created_at, id);

-- A story for one slot. The slot is a wall time: its moment is made anew when the zone's rules change.
create table campaign_story (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  wall_time text not null,
  zone text not null,
  due_at timestamptz not null,
  stage text not null check (stage in ('idea', 'writing', 'storyboard_ready', 'rendering', 'review', 'approved',
    'scheduled', 'posted', 'rejected', 'failed', 'skipped')),
  version integer not null check (version > 0),
  -- Version of the campaign's settings that it is made by.
  settings_version integer not null,
  attempt integer not null default 1 check (attempt > 0),
  -- Empty until one is found.
  idea text not null,
  source_id text references campaign_source (id) on delete set null,
  -- By which the next ones are compared with it: words of its idea and names of its cast.
  memory jsonb not null,
  story_id text references story (id) on delete set null,
  creation_id text references creation (id) on delete set null,
  post_id text references post (id) on delete set null,
  is_unseen boolean not null default false,
  rejection text,
  skipped text check (skipped in ('not_reviewed', 'not_ready', 'not_active', 'owner')),
  -- Why it failed or waits: a message.
  trouble jsonb,
  reminded_at timestamptz,
  -- When it is looked at again; null when its owner or nobody has to do something.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  check ((stage in ('posted', 'rejected', 'failed', 'skipped')) = (ended_at is not null)),
  check ((stage = 'skipped') = (skipped is not null)),
  check ((stage = 'rejected') = (rejection is not null))
);
-- A slot is filled once.
create unique index campaign_story_slot on campaign_story (campaign_id, wall_time) where stage <> 'rejected';
-- A source is told from once.
create unique index campaign_story_source on campaign_story (source_id) where source_id is not null;
create index campaign_story_list on campaign_story (campaign_id, due_at desc, id desc);
create index campaign_story_review on campaign_story (user_id, due_at, id) where stage = 'review';
create index campaign_story_next on campaign_story (next_at, id) where ended_at is null;
create index campaign_story_story on campaign_story (story_id) where story_id is not null;
create index campaign_story_creation on campaign_story (creation_id) where creation_id is not null;
create index campaign_story_post on campaign_story (post_id) where post_id is not null;

-- Gems of a week: it caps, it reserves nothing.
create table campaign_week (
  campaign_id text not null references campaign (id) on delete cascade,
  -- Monday, in the campaign's zone.
  begins text not null,
  gem_limit integer not null check (gem_limit >= 0),
  held integer not null default 0 check (held >= 0),
  spent integer not null default 0 check (spent >= 0),
  primary key (campaign_id, begins),
  constraint campaign_week_budget check (held + spent <= gem_limit)
);

-- Which holds count in which week, until they are resolved.
create table campaign_hold (
  hold_id text primary key references gem_hold (id) on delete cascade,
  campaign_id text not null,
  begins text not null,
  story_id text not null references campaign_story (id) on delete cascade,
  gems integer not null check (gems > 0),
  -- Null while it is held.
  spent integer check (spent >= 0 and spent <= gems),
  foreign key (campaign_id, begins) references campaign_week (campaign_id, begins) on delete cascade
);
create index campaign_hold_story on campaign_hold (story_id);

insert into event_listener (name, place) values ('campaign flag', event_horizon());

-- Challenges (product.md 4): entries, blind pairs, ballots in a chain, prizes out of an escrow.
create table challenge (
  id text primary key,
  -- Null for the daily one, and once the account is erased.
  created_by text references app_user (id),
  request_key text,
  request_digest text,
  -- UTC day of the daily challenge.
  day date unique,
  -- As in contracts/challenge-settings.
  settings jsonb not null,
  opens_at timestamptz not null,
  is_hosted boolean not null default false,
  state text not null check (state in
    ('draft', 'scheduled', 'open', 'voting', 'tallying', 'reviewing', 'completed', 'cancelled')),
  version integer not null check (version > 0),
  -- Makes numbers of people; never leaves the server.
  salt text not null,
  -- What was fixed when voting began, and the end of the chain of ballots, which rests on it.
  setup jsonb,
  chain_number integer not null default 0 check (chain_number >= 0),
  chain_hash text,
  -- Ballots that the strengths of entries take into account.
  fitted_number integer not null default 0,
  head jsonb,
  public_key text,
  decisions jsonb,
  result jsonb,
  signature text,
  cancel_reason text,
  -- When the clock looks at it again; null when nothing happens by itself any more.
  next_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (created_by, request_key),
  check ((state in ('voting', 'tallying', 'reviewing', 'completed')) <= (setup is not null)),
  check ((state in ('tallying', 'reviewing', 'completed')) <= (head is not null)),
  check ((state in ('reviewing', 'completed')) <= (result is not null)),
  check ((state = 'completed') <= (signature is not null)),
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check ((state in ('completed', 'cancelled')) = (ended_at is not null))
);
create index challenge_list on challenge (opens_at desc, id desc);
create index challenge_due on challenge (next_at, id) where next_at is not null;

create table challenge_entry (
  id text primary key,
  challenge_id text not null references challenge (id),
  -- Null once the account is erased: what is left is a number.
  user_id text references app_user (id),
  -- The author's number in this challenge.
  author text not null,
  -- Which of the author's entries it is.
  slot integer not null check (slot between 1 and 3),
  creation_id text not null references creation (id),
  submitted_at timestamptz not null,
  withdrawn_at timestamptz,
  excluded_at timestamptz,
  -- The published statement; null for works that were gone.
  exclusion text,
  compared integer not null default 0,
  strength double precision not null default 0,
  check (exclusion is null or excluded_at is not null)
);
create unique index challenge_entry_slot on challenge_entry (challenge_id, user_id, slot)
  where withdrawn_at is null;
create unique index challenge_entry_work on challenge_entry (challenge_id, creation_id)
  where withdrawn_at is null;
create index challenge_entry_creation on challenge_entry (creation_id);
create index challenge_entry_user on challenge_entry (user_id);
create index challenge_entry_excluded on challenge_entry (challenge_id, excluded_at, id)
  where excluded_at is not null;

-- Whoever was shown a pair.
create table challenge_voter (
  challenge_id text not null references challenge (id),
  voter text not null,
  user_id text references app_user (id),
  is_outside boolean not null,
  excluded_at timestamptz,
  exclusion text,
  primary key (challenge_id, voter),
  check ((excluded_at is null) = (exclusion is null))
);
create unique index challenge_voter_user on challenge_voter (challenge_id, user_id);
create index challenge_voter_own on challenge_voter (user_id);

create table challenge_pair (
  id text primary key,
  challenge_id text not null,
  voter text not null,
  number integer not null check (number > 0),
  left_entry text not null references challenge_entry (id),
  right_entry text not null references challenge_entry (id),
  shown_at timestamptz not null,
  -- Null while it is not answered; 'skip' without a ballot when a work was gone.
  choice text check (choice in ('left', 'right', 'skip')),
  ballot integer,
  unique (challenge_id, voter, number),
  foreign key (challenge_id, voter) references challenge_voter (challenge_id, voter),
  check (ballot is null or choice is not null)
);
create unique index challenge_pair_open on challenge_pair (challenge_id, voter) where choice is null;

create table challenge_ballot (
  challenge_id text not null,
  number integer not null check (number > 0),
  voter text not null,
  is_outside boolean not null,
  left_entry text not null,
  right_entry text not null,
  choice text not null check (choice in ('left', 'right', 'skip')),
  is_valid boolean not null,
  hash text not null,
  -- Milliseconds between the pair and the answer.
  elapsed integer not null check (elapsed >= 0),
  primary key (challenge_id, number),
  foreign key (challenge_id, voter) references challenge_voter (challenge_id, voter)
);
create index challenge_ballot_voter on challenge_ballot (challenge_id, voter, number);
create trigger challenge_ballot_append_only before update or delete on challenge_ballot
  for each row execute function gem_refuse_change();

-- Gems in escrow. What leaves it, to winners and back, is never more than what came in.
create table challenge_pool (
  challenge_id text primary key references challenge (id),
  gems integer not null default 0 check (gems >= 0),
  paid integer not null default 0 check (paid >= 0),
  back integer not null default 0 check (back >= 0),
  constraint challenge_pool_suffices check (paid + back <= gems)
);
-- Every movement of it: from promo and back, and to winners, whose gems are postings of the gem ledger.
create table challenge_pool_entry (
  challenge_id text not null references challenge_pool (challenge_id),
  key text not null,
  step text not null check (step in ('escrow', 'prize', 'back')),
  gems integer not null check (gems > 0),
  transaction_id text references gem_transaction (id),
  at timestamptz not null,
  primary key (challenge_id, key),
  check ((step = 'prize') = (transaction_id is not null))
);
create trigger challenge_pool_entry_append_only before update or delete on challenge_pool_entry
  for each row execute function gem_refuse_change();

-- One prize for an author; unpaid when the account was erased before.
create table challenge_prize (
  challenge_id text not null references challenge (id),
  author text not null,
  user_id text references app_user (id),
  entry_id text not null references challenge_entry (id),
  kind text not null check (kind in ('first', 'second', 'third', 'top5', 'top10', 'top20')),
  gems integer not null check (gems > 0),
  receipt_id text references gem_transaction (id),
  settled_at timestamptz,
  primary key (challenge_id, author),
  check (receipt_id is null or settled_at is not null)
);
create unique index challenge_prize_person on challenge_prize (challenge_id, user_id);
create unique index challenge_prize_winner on challenge_prize (challenge_id, kind)
  where kind in ('first', 'second', 'third');
create index challenge_prize_user on challenge_prize (user_id);

-- VoteReward of the specification.
create table challenge_vote_reward (
  challenge_id text not null references challenge (id),
  user_id text not null references app_user (id),
  -- Answers that count.
  ballots integer not null check (ballots >= 0),
  -- Whether they agree with themselves and the others above chance.
  is_earned boolean not null,
  gems integer check (gems between 0 and 10),
  receipt_id text references gem_transaction (id),
  settled_at timestamptz,
  primary key (challenge_id, user_id),
  check ((settled_at is null) = (gems is null)),
  check ((receipt_id is not null) <= (gems > 0))
);
create index challenge_vote_reward_user on challenge_vote_reward (user_id, settled_at);

-- What people are told, each in a transaction of its own, together with what they are paid.
create table challenge_notice (
  id text primary key,
  challenge_id text not null references challenge (id),
  user_id text not null references app_user (id),
  about text not null check (about in ('voting', 'result', 'cancelled', 'excluded')),
  -- The entry that was excluded; "" for all else.
  entry_id text not null default '',
  told_at timestamptz,
  unique (challenge_id, user_id, about, entry_id)
);
create index challenge_notice_due on challenge_notice (id) where told_at is null;
create index challenge_notice_user on challenge_notice (user_id);


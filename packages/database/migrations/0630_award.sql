-- What was awarded, apart from daily and sign-up gems, which are in the ledger alone. The key, like the ledger's, grants nothing twice.
create table award (
  user_id text not null references app_user (id),
  award text not null,
  -- Monday of the UTC week, or "ever".
  period text not null,
  gems int not null check (gems > 0),
  -- Version of the table of awards.
  version int not null,
  receipt_id text not null unique references gem_transaction (id),
  -- What can be awarded only once, to anyone: "story:…", "creation:…".
  work text,
  at timestamptz not null,
  primary key (user_id, award, period)
);
create unique index award_work_idx on award (award, work) where work is not null;

-- Streaks as counted at the last claim; replayed from the ledger for whoever has no row.
create table award_streak (
  user_id text primary key references app_user (id) on delete cascade,
  days int not null check (days > 0),
  last_day date not null,
  frozen_day date
);

-- UTC days on which somebody claimed, or paid for something that was delivered. Rows go after some weeks.
create table award_day (
  user_id text not null references app_user (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index award_day_day_idx on award_day (day);
-- The week in which this is installed counts in full.
insert into award_day (user_id, day)
  select distinct user_id, (at at time zone 'UTC')::date from gem_transaction
   where step = 'credit' and award_kind = 'daily' and at > now() - interval '8 days';

-- Who does not want to be shown streaks, nor reminded of the daily gems.
create table award_choice (
  user_id text primary key references app_user (id) on delete cascade,
  streaks boolean not null,
  changed_at timestamptz not null
);

insert into event_listener (name, place) values ('award', event_horizon());

-- What is spent at services of others. `hosted_spending` says it of each order, from the transaction on that holds its
-- gems: set aside by the list, then what it cost, as far as anybody knows. `hosted_budget` has the sums that limits are
-- held against; its rows are what racing orders wait for.
create table hosted_spending (
  -- The job it is for. No reference: what was paid elsewhere outlives the work.
  job_id uuid primary key,
  provider text not null,
  -- UTC; what it cost belongs to the day of its order, whenever that becomes known.
  day date not null,
  -- Thousandths of a US dollar that count now, and the part of them that is paid with gems that were given.
  mills integer not null check (mills >= 0),
  given_mills integer not null check (given_mills between 0 and mills),
  -- `ordered`: its POST may have been sent; `settled`: nothing more is learned of it.
  state text not null check (state in ('set aside', 'ordered', 'settled'))
);
create index hosted_spending_set_aside_idx on hosted_spending (job_id) where state = 'set aside';

create table hosted_budget (
  -- A service, or 'given' for what is paid with gems that were given.
  scope text not null,
  -- "2026-11-25" or "2026-11", UTC.
  period text not null,
  mills bigint not null default 0,
  primary key (scope, period)
);

-- What asks somebody to act need not be done by its own button: owners are told of a budget that is used.
alter table notification
  drop constraint notification_check,
  add constraint notification_action_check check (kind = 'action' or action_kind is null);

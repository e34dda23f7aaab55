-- Gems that may be spent with a token in a day and in a month; null: as many as there are.
alter table personal_access_token
  add column spend_day integer check (spend_day >= 0),
  add column spend_month integer check (spend_month >= 0);

-- The token that something was ordered with. No reference: the gems outlive the account.
alter table gem_hold add column token_id text;
create index gem_hold_token_idx on gem_hold (token_id, created_at) where token_id is not null;

-- Whose limits count where a story goes on by itself.
alter table story add column token_id text;

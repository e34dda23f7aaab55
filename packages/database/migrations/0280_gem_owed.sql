-- What a person owes: spent gems of a purchase that was taken back. It is an account of its own, so that no lot and nothing
-- available is ever negative, and nothing can be spent before it is repaid.
alter table gem_account
  add column owed integer not null default 0 check (owed >= 0),
  add constraint gem_account_owed_or_available_check check (owed = 0 or available = 0);

alter table gem_transaction
  -- The credit that is taken back.
  add column reverses text references gem_transaction (id),
  drop constraint gem_transaction_step_check,
  add constraint gem_transaction_step_check
    check (step in ('credit', 'hold', 'settle', 'void', 'refund', 'expire', 'reverse')),
  -- available + held - owed
  drop constraint gem_transaction_balance_after_check,
  add constraint gem_transaction_reverse_check check ((step = 'reverse') = (reverses is not null));
create index gem_transaction_reverses_idx on gem_transaction (reverses) where reverses is not null;

alter table gem_posting
  drop constraint gem_posting_account_check,
  add constraint gem_posting_account_check check (account in
    ('available', 'held', 'owed', 'house_revenue', 'promo', 'prize_pool', 'chargeback')),
  drop constraint gem_posting_check,
  add constraint gem_posting_owner_check
    check ((account in ('available', 'held', 'owed', 'prize_pool')) = (owner is not null));

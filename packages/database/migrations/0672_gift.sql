-- Gems that members give one another. The ledger has both entries: the giver's step `give`, and a credit of the receiver.
create table gift (
  id text primary key,
  giver_id text not null references app_user (id),
  receiver_id text not null references app_user (id),
  gems integer not null check (gems > 0),
  -- The giver's words; null for none, and once one of the two was erased.
  note text,
  -- The giver's idempotency key.
  key text not null,
  sent_receipt_id text not null unique references gem_transaction (id),
  received_receipt_id text not null unique references gem_transaction (id),
  at timestamptz not null,
  unique (giver_id, key),
  check (giver_id <> receiver_id)
);
create index gift_giver_idx on gift (giver_id, at desc);
create index gift_receiver_idx on gift (receiver_id, at desc);

alter table gem_transaction
  drop constraint gem_transaction_step_check,
  add constraint gem_transaction_step_check
    check (step in ('credit', 'hold', 'settle', 'void', 'refund', 'expire', 'reverse', 'give'));

-- The owner can switch gifts off.
alter table switch_edit add column gifts boolean not null default true;

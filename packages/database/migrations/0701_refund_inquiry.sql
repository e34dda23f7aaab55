-- What phones' stores ask before they decide about a refund: Apple wants an answer within 12 hours, Google within 24.
create table refund_inquiry (
  store text not null check (store in ('app_store', 'google_play')),
  -- The store's id of its message.
  id text not null,
  -- The store's id of the payment.
  payment_ref text not null,
  -- What an answer must name; null for none. Secret.
  token text,
  -- Why the buyer wants their money back, as the store says it.
  reason text,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  state text not null default 'due' check (state in ('due', 'answered', 'refused', 'missed')),
  -- The answer: stored before the store is told, so that it is told the same when it is told again.
  delivered boolean,
  -- Thousandths of a percent.
  consumed integer check (consumed between 0 and 100000),
  sampled boolean,
  prefers_grant boolean,
  -- When the store took it, or refused it, and why.
  ended_at timestamptz,
  problem text,
  due_at timestamptz,
  tries integer not null default 0,
  primary key (store, id),
  check ((state = 'due') = (due_at is not null)),
  check (state <> 'answered' or consumed is not null)
);
create index refund_inquiry_due_idx on refund_inquiry (due_at) where due_at is not null;
create index refund_inquiry_payment_idx on refund_inquiry (store, payment_ref);

-- Since when the buyer agrees that a phone's store is told what they used of what they want refunded.
alter table store_account add column consented_at timestamptz;

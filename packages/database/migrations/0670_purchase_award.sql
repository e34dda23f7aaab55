-- The award for a person's first gem pack is the only one that can go: with a full refund, or a dispute. It comes back when those are not
-- carried out. `turns` counts both, for the keys of the ledger; `receipt_id` is that of the newest credit.
alter table award add column taken_back boolean not null default false;
alter table award add column turns int not null default 0 check (turns >= 0);

-- Identities of sign-in providers that got it, each once, for ever; hashed with the same salt as those that got sign-up gems.
create table purchase_identity (
  hash bytea primary key,
  at timestamptz not null
);

-- What bookings are for, why gems came back and how a price came about are messages: a code and what it speaks of. Older rows have no code and
-- show the words they were written with.
alter table gem_transaction
  add column code text,
  add column params jsonb,
  add constraint gem_transaction_params_check check ((code is null) = (params is null)),
  alter column description set default '';

alter table gem_hold
  add column code text,
  add column params jsonb,
  add column quote_code text,
  add column quote_params jsonb,
  add constraint gem_hold_params_check check ((code is null) = (params is null)),
  add constraint gem_hold_quote_params_check check ((quote_code is null) = (quote_params is null)),
  alter column description set default '';

-- How its price came about stands in `resolved`.
alter table quote alter column explanation set default '';

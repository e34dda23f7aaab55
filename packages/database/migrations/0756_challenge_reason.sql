-- Why a challenge has no prizes: lists show it, and need not read the whole result for it.
alter table challenge add column reason text generated always as (result ->> 'reason') stored;

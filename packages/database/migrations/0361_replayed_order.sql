-- Was the POST of an order sent again under its key? Then a refusal of the first says nothing of the second, which may
-- have been taken.
alter table hosted_intent add column replayed boolean not null default false;

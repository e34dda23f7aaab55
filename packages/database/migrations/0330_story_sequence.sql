-- Raised with every change of anything of a story: open pages are told what changed since the one they show.
alter table story add column sequence integer not null default 0;

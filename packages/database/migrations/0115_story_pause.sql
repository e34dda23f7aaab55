-- Why a story that makes itself stopped before its goal: code, the next step and what it costs.
alter table story add column pause jsonb;

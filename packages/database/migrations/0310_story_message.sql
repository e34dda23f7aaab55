-- Why a story stopped is a message. Older rows have words in `failure` instead.
alter table story add column failure_message jsonb;

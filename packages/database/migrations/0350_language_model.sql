-- Who wrote the script of a story, where a language model was to: a message.
alter table story add column script_note jsonb;

-- Scripts that language models were asked for: so many a day for each person. No words; older than a day it says nothing
-- more and is deleted.
create table language_model_call (
  -- The job it was for. No reference: whoever removes the story keeps the call.
  job_id uuid primary key,
  user_id text not null references app_user (id) on delete cascade,
  asked_at timestamptz not null
);
create index language_model_call_latest_idx on language_model_call (user_id, asked_at);
create index language_model_call_old_idx on language_model_call (asked_at);

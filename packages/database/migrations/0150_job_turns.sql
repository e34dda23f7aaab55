-- A person's last turn, however long ago, and with it whose turn is next.
create index job_user_turn_idx on job (user_id, background, turn desc);

-- Whose upload was taken in when, for the turns of people: it stays when they delete the upload.
create table upload_begun (
  upload_id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  kind text not null,
  at timestamptz not null default now()
);
create index upload_begun_turn_idx on upload_begun (user_id, kind, at);
create index upload_begun_at_idx on upload_begun (at);
insert into upload_begun (upload_id, user_id, kind, at)
select id, user_id, kind, ended_at from upload where ended_at > now() - interval '1 hour';

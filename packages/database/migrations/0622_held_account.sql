-- Whose work or storyboard is on legal hold, after their account was erased; removed when that is over.
create table held_account (
  user_id text primary key references app_user (id) on delete cascade,
  handle text not null,
  display_name text not null,
  email text
);

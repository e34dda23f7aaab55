-- A work is general, or mature as soon as its author, the scan or the staff says so (decision 85).
alter table creation
  add column mature_by_author boolean not null default false,
  -- The last of the two that spoke; null when neither calls it mature.
  add column mature_by_house text check (mature_by_house in ('scan', 'staff'));

-- Who is shown mature works: adults who switched it on, and when they said that they are.
alter table app_user
  add column adult_at timestamptz,
  add column mature_shown boolean not null default false,
  add constraint app_user_mature_check check (not mature_shown or adult_at is not null);

-- What somebody chose about how they are told; nobody has a row before the first change.
create table notification_settings (
  user_id text primary key references app_user (id) on delete cascade,
  -- Kinds that the list does not show, and those that are not pushed.
  unlisted text[] not null default '{}' check (not 'action' = any (unlisted)),
  unpushed text[] not null default '{}',
  -- Minutes of the day in the person's own zone; they may pass midnight.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  quiet_zone text,
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null) = (quiet_zone is null)),
  check (quiet_from <> quiet_to)
);

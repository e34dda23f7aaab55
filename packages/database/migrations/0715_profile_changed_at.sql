-- When what a profile shows last changed: unlike updated_at, settings and roles leave it alone.
alter table app_user add column profile_changed_at timestamptz not null default now();
update app_user set profile_changed_at = updated_at;

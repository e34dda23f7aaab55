-- When what a profile shows last changed, null for never: unlike updated_at, settings and roles leave it alone.
alter table app_user add column profile_changed_at timestamptz;
update app_user set profile_changed_at = updated_at;

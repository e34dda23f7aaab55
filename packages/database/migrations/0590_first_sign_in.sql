-- When somebody signed in first: then no device is a new one. Of those who were here before it is not known, and any is.
alter table app_user add column first_sign_in_at timestamptz;
update app_user set first_sign_in_at = created_at
 where exists (select from auth_account where auth_account.user_id = app_user.id);

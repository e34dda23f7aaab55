-- Demo people that nobody signed in as yet have neither gems nor a session: their first sign-in is still to come.
update app_user set first_sign_in_at = null
 where signup_awarded_at is null
   and not exists (select from auth_session where auth_session.user_id = app_user.id)
   and not exists (select from auth_account where auth_account.user_id = app_user.id
                      and auth_account.provider_id in ('google', 'apple'));

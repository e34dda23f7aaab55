-- When its pieces were last looked through for those that nothing asks for any more.
alter table story add column swept_at timestamptz;

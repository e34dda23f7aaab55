-- What the operator tells everybody, or some, at the top of the page.
create table banner (
  id text primary key,
  text text not null,
  link text,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  audience text not null check (audience in ('everybody', 'guests', 'members', 'staff')),
  platform text not null check (platform in ('all', 'web', 'ios', 'android')),
  closable boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  check (ends_at is null or ends_at >= starts_at)
);
create index banner_start_idx on banner (starts_at desc);
-- The banner that somebody closed last: it is shown to them no more, on no device.
alter table app_user add column banner_closed_id text;

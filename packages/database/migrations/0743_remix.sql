-- Whom people let remix their works (product.md 2): by default, and of single works.
alter table app_user add column remix_audience text not null default 'everybody'
  check (remix_audience in ('everybody', 'followers', 'nobody'));

create table remix_setting (
  creation_id text primary key references creation (id) on delete cascade,
  audience text not null check (audience in ('everybody', 'followers', 'nobody'))
);

-- Remixes of a work, newest first; also serves the foreign key.
create index creation_remixes_idx on creation (parent_id, created_at desc, id desc) where parent_id is not null;
drop index creation_parent_id_idx;

-- Which case somebody of the staff is at, for a few minutes: nobody else is shown it meanwhile.
create table case_lease (
  by_id text primary key references app_user (id) on delete cascade,
  creation_id text not null references creation (id) on delete cascade,
  until timestamptz not null
);
create index case_lease_creation_idx on case_lease (creation_id);

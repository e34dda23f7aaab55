-- A key whose service could not be reached when it was to be tested.
alter table service_key add column untested boolean not null default false;

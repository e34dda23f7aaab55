-- A service refused the words or the picture under its own rules: sending the same again is of no use.
alter table creation drop constraint creation_failure_class_check;
alter table creation add constraint creation_failure_class_check
  check (failure_class in ('engine', 'timeout', 'lost', 'refused', 'cancelled', 'input', 'policy'));

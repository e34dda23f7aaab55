-- What the scan of pictures refuses and holds back: all limits as they stand after each change. The newest row holds; none: those that ship.
create table scan_limit_edit (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  by text references app_user (id) on delete set null,
  -- By measure: {"review": 0.5, "reject": 0.85}, null: never.
  limits jsonb not null check (jsonb_typeof(limits) = 'object')
);

-- Beside the scores of the worst pictures: where in a film each stands, how many were looked at, and by which limits (0: those that ship).
alter table creation_scan
  add column frame_times jsonb check (jsonb_typeof(frame_times) = 'array'),
  add column looked integer,
  add column limits bigint;
alter table upload
  add column frame_times jsonb check (jsonb_typeof(frame_times) = 'array'),
  add column looked integer,
  add column limits bigint;

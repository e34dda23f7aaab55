-- Chapters of a film: title and second at which each begins. Only stories have some.
alter table creation add column chapters jsonb not null default '[]'
  check (jsonb_typeof(chapters) = 'array');

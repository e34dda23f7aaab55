-- Which works are held back is asked of every file that is sent: they are few among many.
create index report_child_abuse_idx on report (creation_id) where reason = 'child_abuse';
create index creation_event_child_abuse_idx on creation_event (creation_id) where rule = 'child_abuse';

-- Who of the admins looks at a case of child abuse; a look is a line of the audit log, once until it ends.
create table hold_look (
  creation_id text not null references creation (id) on delete cascade,
  by_id text not null references app_user (id) on delete cascade,
  until timestamptz not null,
  primary key (creation_id, by_id)
);
create index hold_look_by_idx on hold_look (by_id);

-- That somebody told an authority of it, and under which number it is known there.
create table hold_filing (
  id text primary key,
  creation_id text not null references creation (id) on delete cascade,
  -- Null: somebody whose account is gone.
  by_id text references app_user (id) on delete set null,
  at timestamptz not null,
  authority text not null,
  reference text not null
);
create index hold_filing_creation_idx on hold_filing (creation_id, at);
create index hold_filing_by_idx on hold_filing (by_id);

-- What people say about works (product.md 3), with one level of replies.
create table comment (
  id text primary key,
  creation_id text not null references creation (id) on delete cascade,
  -- Whose work it is about.
  owner_id text not null references app_user (id),
  user_id text not null references app_user (id),
  parent_id text references comment (id) on delete cascade,
  request_key text not null,
  request_digest text not null,
  -- Empty once it is deleted.
  text text not null,
  -- Of the text without capitals, spaces and marks: the same text is not said twice.
  text_digest text not null,
  version integer not null default 1 check (version > 0),
  written_at timestamptz not null,
  edited_at timestamptz,
  -- waiting: for the author of the work; removed: by the author of the work; taken_down: by the staff.
  state text not null check (state in ('shown', 'waiting', 'removed', 'taken_down', 'deleted')),
  -- A report keeps it from others until the staff has decided.
  held boolean not null default false,
  unique (user_id, request_key)
);
create index comment_page on comment (creation_id, written_at desc, id desc) where parent_id is null;
create index comment_reply on comment (parent_id, written_at, id) where parent_id is not null;
create index comment_author on comment (user_id, written_at);
create index comment_owner on comment (owner_id);
create index comment_text on comment (user_id, text_digest);

create table comment_mention (
  comment_id text not null references comment (id) on delete cascade,
  -- Places of the handle in the text, in UTF-16 units.
  begins integer not null,
  ends integer not null,
  user_id text not null references app_user (id),
  at timestamptz not null,
  primary key (comment_id, begins)
);
create index comment_mention_user on comment_mention (user_id, at);

-- How many comments of a work everybody sees, in several parts: writers of a much discussed work do not wait for one another.
create table comment_tally (
  creation_id text not null references creation (id) on delete cascade,
  slot smallint not null,
  shown integer not null,
  primary key (creation_id, slot)
);

-- What the author of a work lets others write; without a row everybody may.
create table comment_setting (
  creation_id text primary key references creation (id) on delete cascade,
  mode text not null check (mode in ('open', 'approval', 'closed'))
);

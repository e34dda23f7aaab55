-- What somebody chose about mails, and what is known of their address; nobody has a row before either.
create table mail_settings (
  user_id text primary key references app_user (id) on delete cascade,
  money boolean not null default true,
  decisions boolean not null default true,
  digest boolean not null default false,
  -- The address that was said not to exist, and by which answer; another one is written to again.
  bounced_address text,
  bounced_status smallint,
  bounced_at timestamptz,
  check ((bounced_address is null) = (bounced_at is null))
);
create index mail_settings_digest_idx on mail_settings (user_id) where digest;

-- What is to be mailed: written before it is sent, with what came of it afterwards. Its id is the mail's for ever.
create table mail_delivery (
  id uuid primary key default uuidv7(),
  user_id text not null references app_user (id) on delete cascade,
  -- Null: the digest.
  notification_id text references notification (id) on delete cascade,
  -- One mail a person and key.
  key text not null,
  mail_group text not null check (mail_group in ('security', 'money', 'decisions', 'digest')),
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unneeded', 'failed')),
  -- Not before; while it is being sent: when it counts as interrupted.
  next_at timestamptz not null,
  tries smallint not null default 0,
  -- What the mail server answered last; 0: nothing.
  status smallint,
  unique (user_id, key),
  check ((mail_group = 'digest') = (notification_id is null))
);
create index mail_delivery_due_idx on mail_delivery (next_at) where state in ('waiting', 'sending');
create index mail_delivery_day_idx on mail_delivery (user_id, created_at);
create index mail_delivery_notification_idx on mail_delivery (notification_id);

insert into event_listener (name) values ('mail');

-- Browsers that are pushed to. One goes with the session that it was made in.
create table push_subscription (
  id text primary key default uuidv7()::text,
  user_id text not null references app_user (id) on delete cascade,
  session_id text references auth_session (id) on delete cascade,
  -- Whoever knows it may not write there: what is sent is signed and sealed.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Of the words that are sent there.
  locale text not null,
  created_at timestamptz not null
);
create index push_subscription_user_idx on push_subscription (user_id, created_at);
create index push_subscription_session_idx on push_subscription (session_id);

-- What is to be pushed where: written before it is sent, with what came of it afterwards.
create table push_delivery (
  notification_id text not null references notification (id) on delete cascade,
  subscription_id text not null references push_subscription (id) on delete cascade,
  -- When it was told: what became more is told anew.
  told_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unneeded', 'failed')),
  -- Not before; while it is being sent: when it counts as interrupted.
  next_at timestamptz not null,
  tries smallint not null default 0,
  -- Cut to its title: all of it was too much for the service.
  short boolean not null default false,
  -- What the service answered last; 0: nothing.
  status smallint,
  primary key (notification_id, subscription_id, told_at)
);
create index push_delivery_due_idx on push_delivery (next_at) where state in ('waiting', 'sending');
create index push_delivery_subscription_idx on push_delivery (subscription_id);

insert into event_listener (name) values ('push');

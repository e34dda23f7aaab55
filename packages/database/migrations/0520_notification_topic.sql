-- What a notification is about, beside the kind of work (or none: gems, badges, what waits for an answer).
alter table notification
  add column topic text check (topic in ('made', 'checked', 'restricted', 'liked', 'commented', 'mentioned', 'remixed',
    'collected', 'posted')),
  -- Of kind `action`: what it waits for ("story:…"). Once that is done, everybody's that wait for it are over.
  add column waits_for text,
  drop constraint notification_action_kind_check,
  add constraint notification_action_kind_check check (action_kind in ('daily-claim', 'open')),
  add constraint notification_waits_check check (kind = 'action' or waits_for is null);

create index notification_waits_idx on notification (waits_for) where waits_for is not null and ended_at is null;

update notification set topic = case
  when code in ('creation.ready', 'creation.failed', 'story.stopped') then 'made'
  when code in ('creation.checking', 'creation.shownAgain') then 'checked'
  when code in ('creation.hidden', 'creation.staysHidden', 'creation.takenDown') then 'restricted'
end;

-- For who leaves: their name stands in what others are told of likes.
create index notification_liked_by_idx on notification ((params ->> 'by')) where code = 'creation.liked';

-- What waits for an answer carries a button that leads to it.
update notification set kind = 'action', topic = 'made', action_kind = 'open', waits_for = 'story:' || split_part(href, '/', 3)
 where code = 'story.waiting' and href like '/story/%';
update notification set action_kind = 'open', href = '/settings/services' where code like 'hosted.%' and kind = 'action';

-- Nothing can be done any more about a story that went on, and about the budgets of days and months that are over.
update notification n set ended_at = now()
 where code = 'story.waiting' and ended_at is null
   and not exists (select from story where 'story:' || story.id = n.waits_for and story.pause is not null);
update notification set ended_at = now()
 where code like 'hosted.%' and ended_at is null
   and date_trunc(params ->> 'span', created_at at time zone 'utc') < date_trunc(params ->> 'span', now() at time zone 'utc');

-- Posts follow what becomes of their work.
insert into event_listener (name, place) values ('posts of work', event_horizon());

-- A work that was never in the feed is `scheduled` while a post of it at a time is to come.
update creation set status = 'scheduled'
 where status is null and published_at is null
   and exists (select from post
                where post.creation_id = creation.id and post.outcome = 'scheduled' and post.due_at is not null);

-- The words of the feed are learnt from what happens. Those of works that came into it since the clock last learnt them,
-- once more.
insert into event_listener (name) values ('feed word');
insert into feed_word (word)
select distinct word
  from creation, unnest(tsvector_to_array(to_tsvector('simple', coalesce(title, '') || ' ' || prompt))) as word
 where creation.status is null and not creation.private and not creation.hidden and not creation.moderator_hidden
   and creation.in_feed and word ~ '^[[:alpha:]]{3,40}$'
 order by word
on conflict do nothing;

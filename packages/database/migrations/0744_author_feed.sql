-- The works of one author in the feed, newest first: feeds to subscribe to, and the sitemap.
create index creation_author_feed_idx on creation (user_id, published_at desc, id desc)
  where status is null and not private and not hidden and not moderator_hidden and in_feed;

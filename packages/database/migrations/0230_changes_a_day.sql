-- How often somebody changed works lately; everybody may so often a day.
create index creation_event_actor_idx on creation_event (actor_id, at) where actor_id is not null;

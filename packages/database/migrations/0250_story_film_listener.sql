-- Stories hear of their films from now on. What happened before was told as it happened.
insert into event_listener (name, place) values ('story film', event_horizon());

-- Who still sends an upload that was removed learns it from its lock, which is gone with it.
delete from upload_lock;
alter table upload_lock add foreign key (upload_id) references upload on delete cascade;

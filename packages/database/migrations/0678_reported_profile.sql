-- What a profile showed when it was reported, since its person may edit it before the staff looks: handle, name, text, and
-- the file of the picture. Null once the report is decided, or its person was erased.
alter table person_report add column shown jsonb;
create index person_report_picture_idx on person_report ((shown #>> '{avatar,hash}')) where shown is not null;

-- What is kept of a decision names what was reported besides what was removed.
create index profile_decision_reported_idx on profile_decision using gin ((kept -> 'reported') jsonb_path_ops) where kept is not null;

-- Seconds of a processor that an upload should be given, where there was too little time for it; 0: not known.
alter table upload add column cpu_seconds integer not null default 0;

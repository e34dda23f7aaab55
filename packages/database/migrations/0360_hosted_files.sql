-- Where a result lies that came with the answer to an order, and that its service does not say again for long. Null: not
-- said yet, asked for by the service's own id, or no longer of use.
alter table hosted_intent add column file_urls text[];
create index hosted_intent_files_idx on hosted_intent (begun_at) where file_urls is not null;

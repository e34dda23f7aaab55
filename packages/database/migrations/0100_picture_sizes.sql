-- Pictures come in several widths: thumbnails whose label is their width. Works made before have one only,
-- until the clock has made the others; then, and for all made since, the mark is set.
alter table creation_media add column sizes_made boolean not null default false;
create index creation_media_unsized_idx on creation_media (creation_id)
  where role = 'thumbnail' and label = '' and not sizes_made;

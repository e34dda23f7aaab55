-- Which files creations that are being made, or may be tried again, still end on.
create index creation_last_image_idx on creation ((recipe #>> '{inputs,lastImage,hash}'))
  where status in ('processing', 'failed');

-- A width more, that of a tile: works that have the others get it from the clock, as 0100 says.
update creation_media set sizes_made = false
  where role = 'thumbnail' and label = '' and sizes_made
    and not exists (
      select from creation_media as made
      where made.creation_id = creation_media.creation_id
        and made.role = 'thumbnail' and made.label = '360'
    );

-- Music: our own creation mode beside those of the specification, and the waveform of a piece.
alter table creation drop constraint creation_type_check;
alter table creation add constraint creation_type_check
  check (type in ('text-to-video', 'face-to-video', 'photo-to-video', 'text-image-to-video',
    'text-to-image', 'text-to-story', 'video-upload', 'text-to-music'));
alter table creation_media drop constraint creation_media_role_check;
alter table creation_media add constraint creation_media_role_check
  check (role in ('main', 'poster', 'thumbnail', 'preview', 'download', 'peaks'));

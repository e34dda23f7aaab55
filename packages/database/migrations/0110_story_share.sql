-- A board that is shared opens for whoever has its link. Null: it is its owner's alone.
alter table story add column share_token text unique check (length(share_token) >= 20);

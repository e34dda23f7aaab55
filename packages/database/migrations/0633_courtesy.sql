-- Gems that the staff gives as a courtesy: an award of kind "refund" instead of a correction.
alter table gem_correction add column courtesy boolean not null default false;
alter table gem_correction add constraint gem_correction_courtesy_check check (not courtesy or gems > 0);

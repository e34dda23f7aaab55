-- The word of newcomers, and of whoever is wrong too often, is kept and weighs nothing.
alter table report drop constraint report_weight_check;
alter table report add constraint report_weight_check check (weight >= 0);

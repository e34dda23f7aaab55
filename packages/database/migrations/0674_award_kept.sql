-- An award for a purchase goes and comes back in part: `kept` is what is not taken back.
alter table award add column kept int;
update award set kept = case when taken_back then 0 else gems end;
alter table award alter column kept set not null, add check (kept between 0 and gems);

-- What was bought in an app has no key of its buyer's; no buyer's key may stand in its way.
alter table purchase alter column key drop not null;
update purchase set key = null where store <> 'stripe';
alter table subscription alter column key drop not null;
update subscription set key = null where store <> 'stripe';

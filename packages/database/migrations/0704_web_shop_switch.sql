-- Storefronts whose apps may say that gems are sold on the web too, as "app_store:USA"; none until the owner says so.
alter table switch_edit add column web_shop_in text[] not null default '{}';

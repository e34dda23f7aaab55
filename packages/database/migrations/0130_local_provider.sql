-- What the built-in provider vouches for stood under the names of Google and Apple. Its own people are
-- told by their subjects: those of the demonstration, and 'added-…' from its page.
update auth_account
   set id = case when id = user_id || '_' || provider_id
                 then user_id || '_local-' || provider_id else id end,
       provider_id = 'local-' || provider_id
 where provider_id in ('google', 'apple')
   and (account_id like 'added-%'
        or (account_id in ('olivia', 'mira', 'ada', 'bruno', 'chiyo')
            and user_id = 'usr_' || account_id));

-- Wishes of ten minutes, which name their provider too.
delete from account_join;

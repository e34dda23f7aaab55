-- Tickets that were woken counted as kept too long, and pg-boss deletes those. Ours end with their job.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set keep_until = now() + interval '60 years' where state <= 'active';
  end if;
end
$$;

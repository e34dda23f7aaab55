import type { Database } from "@kinora/database/client";
import { sql } from "kysely";

/** Number of days over which the events are spread. */
const DAYS = 400;

/**
 * Fills a service with this many users and works: each work has three files, a job and two ledger
 * rows. Search indexes and triggers are left out; the counts do not need them, and they would take
 * most of the time.
 */
export async function seedService(
  database: Database,
  { people, works }: { readonly people: number; readonly works: number },
): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) =>
    database.connection().execute(async (own) => {
      await sql`set session_replication_role = replica`.execute(own);
      await statement.execute(own);
      await sql`set session_replication_role = origin`.execute(own);
    });
  await sql`drop index creation_words_idx, creation_trigrams_idx`.execute(database).catch(() => {});
  /** The time of an event, for its share of the period from the oldest to now. */
  const at = (share: ReturnType<typeof sql>) => sql`now() - ${share} * ${DAYS} * interval '1 day'`;
  const workAt = at(sql`(n::float8 / ${works}::int)`);
  const owner = sql`'usr_' || (n::bigint * 7919 % ${people}::int)`;
  await run(sql`
    insert into app_user (id, handle, display_name, created_at)
    select 'usr_' || n, 'bench_' || n, 'Bench', ${at(sql`(n::float8 / ${people}::int)`)}
      from generate_series(0, ${people}::int - 1) n`);
  await run(sql`
    insert into creation (id, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
                          height, recipe, price_version, created_at, finished_at, deleted_at, failure_class)
    select 'wrk_' || n, ${owner}, (array['image', 'image', 'video', 'music', 'story'])[1 + n % 5],
           'text-to-image', status, 'a fox', 'model ' || n % 20, 'anime', '16:9', 8, 8, '{}', 1, ${workAt},
           ${workAt}, case when status = 'deleted' then now() end,
           case when status = 'failed' then 'engine' end
      from generate_series(1, ${works}::int) n
      cross join lateral (
        select case when n % 20 = 0 then 'failed' when n % 11 = 0 then 'deleted' end as status) as state`);
  await run(sql`
    insert into creation_media (creation_id, role, hash, mime_type, bytes)
    select 'wrk_' || n, role, repeat('a', 64), 'image/webp', 100000 + n
      from generate_series(1, ${works}::int) n
      cross join unnest(array['main', 'poster', 'thumbnail']) role`);
  await run(sql`
    with made as materialized (
      select n, gen_random_uuid() as id, ${workAt} as at from generate_series(1, ${works}::int) n
    ), intent as (
      insert into hosted_intent (job_id, provider, endpoint, body_hash, price_mills, price_version,
                                 callback_token, calls_back, state, upstream_id, begun_at, deadline)
      select id, (array['fal', 'replicate', 'runway', 'gemini'])[1 + n % 4], 'e', 'h', 1, 1, 't', false,
             'collected', 'u' || n, at, at from made where n % 3 = 0
    )
    insert into job (id, kind, noun, subject_id, lane, size, user_id, background, gems, turn, queued_at,
                     started_at, ended_at, outcome)
    select id, 'creation.make', 'creation', 'wrk_' || n, 'render', 'small', ${owner}, false, 1, 0,
           at - (1 + n % 300) * interval '1 second', at, at,
           case when n % 20 = 0 then 'failed' else 'delivered' end from made`);
  await seedGems(run, workAt, owner, { people, works });
  await sql`vacuum analyze`.execute(database);
}

/** Adds a lot per user, and per work one gem that is received and one that expires. */
async function seedGems(
  run: (statement: ReturnType<typeof sql>) => Promise<void>,
  workAt: ReturnType<typeof sql>,
  owner: ReturnType<typeof sql>,
  { people, works }: { readonly people: number; readonly works: number },
): Promise<void> {
  await run(sql`
    insert into gem_account (user_id) select 'usr_' || n from generate_series(0, ${people}::int - 1) n`);
  await run(sql`
    insert into gem_lot (id, user_id, kind, amount, remaining, created_at)
    select 'lot_' || n, 'usr_' || n, (array['daily', 'pack', 'gift'])[1 + n % 3], 1000, 500, now()
      from generate_series(0, ${people}::int - 1) n`);
  for (const [sign, step, kind, house] of [
    [1, "credit", "daily", "promo"],
    [-1, "expire", "spent", "house_revenue"],
  ] as const) {
    await run(sql`
      insert into gem_transaction (id, user_id, sequence, step, key, body_hash, type, kind, source, amount,
                                   balance_after, at)
      select ${step} || n, ${owner}, ${sign === 1 ? 0 : works}::int + n, ${step}, ${step} || n, ''::bytea,
             ${sign === 1 ? "credit" : null}, ${kind}, 'create', ${sign}::int, 0, ${workAt}
        from generate_series(1, ${works}::int) n`);
    await run(sql`
      insert into gem_posting (transaction_id, line, account, owner, lot_id, gems)
      select ${step} || n, line, case line when 1 then 'available' else ${house} end,
             case line when 1 then ${owner} end, 'lot_' || (n::bigint * 7919 % ${people}::int),
             case line when 1 then ${sign}::int else -${sign}::int end
        from generate_series(1, ${works}::int) n cross join generate_series(1, 2) line`);
  }
}

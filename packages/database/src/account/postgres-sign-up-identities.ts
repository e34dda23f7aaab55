import type { SignUpIdentities } from "@kinora/domain/account/sign-up-identities";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Query: the salted hashes of a person's identities. */
const hashesOf = (userId: string) => sql`
  select sha256(salt || convert_to(provider_id || chr(10) || account_id, 'UTF8')) as hash
    from sign_up_salt, auth_account where user_id = ${userId}`;

/** Tables of identities that got something which exists once per identity, for ever. */
type IdentityTable = "sign_up_identity" | "purchase_identity";

const identitiesIn =
  (table: IdentityTable) =>
  (executor: Database): SignUpIdentities => ({
    async isKnown(userId) {
      const { rows } = await sql`
        select from ${sql.table(table)} where hash in (${hashesOf(userId)})`.execute(executor);
      return rows.length > 0;
    },

    async take(userId, now) {
      const { rows } = await sql<{ all: number; taken: number }>`
        with own as (${hashesOf(userId)}),
             taken as (insert into ${sql.table(table)} (hash, at)
                       select hash, ${now} from own order by hash
                       on conflict do nothing returning hash)
        select (select count(*)::int from own) as "all",
               (select count(*)::int from taken) as taken`.execute(executor);
      return rows[0]?.all === rows[0]?.taken;
    },
  });

/** Identities that got sign-up gems, of which only salted hashes are kept. */
export const postgresSignUpIdentities = identitiesIn("sign_up_identity");

/** Identities that got the award for a first pack; hashed likewise. */
export const postgresPurchaseIdentities = identitiesIn("purchase_identity");

/**
 * Marks the identities of a person who got the gems, or the award for a first pack, before their
 * links to the account are deleted: one may have been linked afterwards.
 */
export async function keepSignUpIdentities(
  executor: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into sign_up_identity (hash, at)
    select hash, ${now} from (${hashesOf(userId)}) own
     where exists (select from app_user
                    where id = ${userId} and signup_awarded_at is not null)
     order by hash on conflict do nothing`.execute(executor);
  await sql`
    insert into purchase_identity (hash, at)
    select hash, ${now} from (${hashesOf(userId)}) own
     where exists (select from award where user_id = ${userId} and award = 'purchase')
     order by hash on conflict do nothing`.execute(executor);
}

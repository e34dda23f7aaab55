import { type RawBuilder, sql } from "kysely";

/**
 * SQL condition on a row with a person: the account is open. Campaigns of one that is suspended, or about
 * to be deleted, rest: nothing is made, paid or opened, and a slot that passes meanwhile is skipped once
 * the account is back.
 */
export const ofOpenAccount = (table: "campaign" | "campaign_story"): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from app_user where app_user.id = ${sql.ref(`${table}.user_id`)}
                           and num_nonnulls(disabled_at, erased_at, deletion_at) > 0)`;

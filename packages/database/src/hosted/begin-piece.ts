import { TIERS, type Tier } from "@kinora/contracts/account/account";
import type { NewIntent } from "@kinora/domain/hosted/intent";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { countOpen } from "../job/count-open.ts";
import { parseKnown } from "../parse-known.ts";
import { postgresIntentLog } from "./postgres-intent-log.ts";

/**
 * Begins the order of a story's piece unless its person already has as many works and pieces at
 * services as their tier allows; it then waits for its turn.
 *
 * @param limitOf the limit of a tier
 * @returns as IntentLog.begin; null when it has to wait
 */
export const beginPiece = (
  executor: Database,
  intent: NewIntent & { readonly forJob: string },
  limitOf: (tier: Tier) => number,
): Promise<boolean | null> =>
  inTransaction(executor, async (transaction) => {
    const intents = postgresIntentLog(transaction);
    // Locked, so that two pieces cannot both take the last place.
    const person = await transaction
      .selectFrom("app_user")
      .innerJoin("job", "job.user_id", "app_user.id")
      .select(["app_user.id", "app_user.tier"])
      .where("job.id", "=", intent.forJob)
      .modifyEnd(sql`for no key update of app_user`)
      .executeTakeFirst();
    if (person && (await intents.find(intent.key)) === null) {
      const open = await countOpen(transaction, person.id, "hosted");
      if (open >= limitOf(parseKnown(TIERS, person.tier))) return null;
    }
    return intents.begin(intent);
  });

import { TIERS, type Tier } from "@kinora/contracts/account/account";
import type { NewIntent } from "@kinora/domain/hosted/intent";
import type { WaitsForTurn } from "@kinora/domain/hosted/service-limits";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { countOpen } from "../job/count-open.ts";
import { parseKnown } from "../parse-known.ts";
import { postgresIntentLog } from "./postgres-intent-log.ts";
import { askForTurn, endTurn } from "./service-turns.ts";

export interface TurnRules {
  /** Maximum concurrent orders at the service with the operator's key. */
  readonly atOnce: number;
  /** For a story's piece, the maximum works and pieces that a person of a tier has at services. */
  readonly ofTier: ((tier: Tier) => number) | null;
  readonly now: Date;
}

/**
 * Begins an order unless its person, or everybody together, already has as many at the service as
 * allowed; it then waits for its turn. Whoever has the fewest orders there comes first, then
 * whoever has waited longest.
 *
 * @returns as IntentLog.begin; otherwise what it waits for
 */
export const beginInTurn = (
  executor: Database,
  intent: NewIntent,
  { atOnce, ofTier, now }: TurnRules,
): Promise<boolean | WaitsForTurn> =>
  inTransaction(executor, async (transaction) => {
    const intents = postgresIntentLog(transaction);
    // Locked, so that two pieces cannot both take the last place.
    const person = await transaction
      .selectFrom("app_user")
      .innerJoin("job", "job.user_id", "app_user.id")
      .select(["app_user.id", "app_user.tier"])
      .where("job.id", "=", intent.forJob ?? intent.key)
      .modifyEnd(sql`for no key update of app_user`)
      .executeTakeFirst();
    const isNew = person !== undefined && (await intents.find(intent.key)) === null;
    if (isNew && ofTier !== null) {
      const open = await countOpen(transaction, person.id, "hosted");
      if (open >= ofTier(parseKnown(TIERS, person.tier))) return { ahead: null, until: null };
    }
    // Orders with a person's own key do not use the operator's account.
    if (isNew && intent.keyOf === null) {
      const turn = await askForTurn(transaction, intent, { userId: person.id, atOnce, now });
      if (turn !== null) return turn;
      await endTurn(transaction, intent.key);
    }
    return intents.begin(intent);
  });

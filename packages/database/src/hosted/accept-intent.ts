import { type IntentState, OPEN_STATES } from "@kinora/domain/hosted/intent";
import type { Database } from "../client.ts";
import { MOST } from "./settle-spending.ts";

/** States in which an order accepts an id: a late answer counts, unless the order is over. */
const TAKES_AN_ID: readonly IntentState[] = ["sending", "put off"];

interface Accepted {
  readonly upstreamId: string;
  /** Stated in the answer, in thousandths of a US dollar. */
  readonly cost?: number | undefined;
}

/**
 * Stores the cost that the answer to an order states, even when a webhook told its id before.
 */
async function noteTold(executor: Database, key: string, cost: number): Promise<void> {
  await executor
    .updateTable("hosted_intent")
    .set({ told_mills: Math.max(0, Math.ceil(cost)) })
    .where("job_id", "=", key)
    .where("state", "in", OPEN_STATES)
    .execute();
}

/**
 * Stores the id that a service gave an order; false when the order has one, is over, or the id
 * belongs to another order.
 */
export async function acceptIntent(
  executor: Database,
  key: string,
  { upstreamId, cost }: Accepted,
): Promise<boolean> {
  if (cost !== undefined && cost <= MOST) await noteTold(executor, key, cost);
  // A conflict would abort a surrounding transaction, so the same statement checks whether the id
  // is taken.
  const { numUpdatedRows } = await executor
    .updateTable("hosted_intent as own")
    .set({ state: "accepted", upstream_id: upstreamId, send_again_at: null })
    .where("own.job_id", "=", key)
    .where("own.upstream_id", "is", null)
    .where("own.state", "in", TAKES_AN_ID)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("hosted_intent as other")
            .select("other.job_id")
            .whereRef("other.provider", "=", "own.provider")
            .where("other.upstream_id", "=", upstreamId),
        ),
      ),
    )
    .executeTakeFirst()
    .catch(isTaken);
  return numUpdatedRows === 1n;
}

/** When two orders store the same id concurrently, the unique index rejects one of them. */
function isTaken(error: unknown): { numUpdatedRows: bigint } {
  const { code } = error instanceof Error && "code" in error ? error : { code: null };
  if (code === "23505") return { numUpdatedRows: 0n };
  throw error;
}

import type { IntentState } from "@kinora/domain/hosted/intent";
import type { Database } from "../client.ts";

/** A late answer of theirs counts whatever was decided meanwhile; what is over stays over. */
const TAKES_AN_ID: readonly IntentState[] = ["sending", "put off"];

/** Notes the id that a service gave an order; false: the order has one, is over, or the id is another order's. */
export async function acceptIntent(
  executor: Database,
  key: string,
  upstreamId: string,
): Promise<boolean> {
  // Inside a transaction of others a conflict would end it: whose id it is, is asked in the same statement.
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

/** Two that note the same id in the same moment: the index lets one of them. */
function isTaken(error: unknown): { numUpdatedRows: bigint } {
  const { code } = error instanceof Error && "code" in error ? error : { code: null };
  if (code === "23505") return { numUpdatedRows: 0n };
  throw error;
}

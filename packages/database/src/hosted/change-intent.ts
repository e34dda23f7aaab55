import type { IntentState } from "@kinora/domain/hosted/intent";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { noteGoesOn } from "./postgres-policy-refusals.ts";
import { settleSpending } from "./settle-spending.ts";

/** Which orders may be changed. */
interface Changeable {
  readonly from: readonly IntentState[];
  /** When omitted, orders match whether or not their POST was repeated. */
  readonly replayed?: false;
}

/**
 * Changes the state of an order; false when it does not match. Its cost is settled when it ends.
 */
export const changeIntent = (
  executor: Database,
  key: string,
  which: Changeable,
  change: IntentChange,
): Promise<boolean> =>
  inTransaction(executor, async (transaction) => {
    const changed = await changeState(transaction, key, which, change);
    if (changed && change.state === "called off" && change.goesOnAt)
      await noteGoesOn(transaction, key, change.goesOnAt);
    if (changed && change.state !== "put off" && change.state !== "late")
      await settleSpending(transaction, key, { cost: change.cost ?? null, from: ["ordered"] });
    return changed;
  });

/** Records a policy refusal for its user in the same statement, each piece of a story by itself. */
async function changeState(
  executor: Database,
  key: string,
  { from, replayed }: Changeable,
  change: IntentChange,
): Promise<boolean> {
  const { state } = change;
  const refused = state === "refused" ? change : null;
  const update = executor
    .updateTable("hosted_intent")
    .set({
      state,
      refusal: refused?.refusal ?? null,
      send_again_at: state === "put off" ? change.sendAgainAt : null,
    })
    .where("job_id", "=", key)
    .where("state", "in", from)
    .$if(replayed === false, (query) => query.where("replayed", "=", false));
  if (refused?.refusal !== "policy") {
    return (await update.executeTakeFirst()).numUpdatedRows === 1n;
  }
  const changed = await executor
    .with("changed", () => update.returning(["job_id", "for_job"]))
    .with("noted", (known) =>
      known
        .insertInto("hosted_policy_refusal")
        .columns(["job_id", "user_id", "refused_at"])
        .expression(
          known
            .selectFrom("changed")
            .innerJoin("job", (join) =>
              join.on(sql<boolean>`job.id = coalesce(changed.for_job, changed.job_id)`),
            )
            .select([
              "changed.job_id",
              "job.user_id",
              sql<Date>`${refused.at}::timestamptz`.as("at"),
            ]),
        )
        .onConflict((conflict) => conflict.column("job_id").doNothing()),
    )
    .selectFrom("changed")
    .select("job_id")
    .executeTakeFirst();
  return changed !== undefined;
}

import { ROLES } from "@kinora/contracts/access/roles";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { DuePage } from "@kinora/domain/each-due";
import type { PendingDecisions } from "@kinora/domain/moderation/pending-decision";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

const VERDICTS = ["show", "hide"] as const;

export const postgresPendingDecisions = (executor: Database): PendingDecisions => ({
  async add({ creationId, actor, decision, appealId, ...pending }) {
    const hides = decision.verdict === "hide";
    await executor
      .insertInto("pending_decision")
      .values({
        ...{ creation_id: creationId, actor_id: actor.id, role: actor.role, appeal_id: appealId },
        ...{ verdict: decision.verdict, rule: hides ? decision.rule : null },
        ...{ note: hides ? decision.note : "", request_id: pending.requestId },
        ...{ was_hidden: pending.wasHidden, decided_at: pending.decidedAt },
        final_at: pending.finalAt,
      })
      .execute();
  },

  async find(creationId) {
    const row = await executor
      .selectFrom("pending_decision")
      .selectAll()
      .where("creation_id", "=", creationId)
      .executeTakeFirst();
    if (!row) return null;
    const { verdict, rule, note } = row;
    return {
      ...{ creationId, requestId: row.request_id, wasHidden: row.was_hidden },
      actor: { id: row.actor_id, role: parseKnown(ROLES, row.role) },
      decision:
        parseKnown(VERDICTS, verdict) === "show"
          ? { verdict: "show" }
          : { verdict: "hide", rule: rule === null ? null : parseKnown(FLAG_REASONS, rule), note },
      ...{ appealId: row.appeal_id, decidedAt: row.decided_at, finalAt: row.final_at },
    };
  },

  async end(creationId) {
    await executor.deleteFrom("pending_decision").where("creation_id", "=", creationId).execute();
  },
});

/** Returns works whose decision has become final. */
export async function findDueDecisions(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("pending_decision")
    .select("creation_id")
    .where("final_at", "<=", now)
    .where("creation_id", ">", after)
    .orderBy("creation_id")
    .limit(limit)
    .execute();
  return rows.map(({ creation_id }) => creation_id);
}

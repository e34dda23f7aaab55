import { ROLES } from "@kinora/contracts/access/roles";
import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { DuePage } from "@kinora/domain/each-due";
import type {
  PendingPersonDecision,
  PendingPersonDecisions,
} from "@kinora/domain/moderation/pending-person-decision";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { PendingPersonDecisionTable } from "../schema.gen.ts";

export function postgresPendingPersonDecisions(executor: Database): PendingPersonDecisions {
  const rows = (userId: string) =>
    executor.selectFrom("pending_person_decision").selectAll().where("user_id", "=", userId);
  return {
    async add({ userId, of, actor, decision, decisionId, requestId, decidedAt, finalAt }) {
      const takesDown = decision.verdict === "take_down";
      await executor
        .insertInto("pending_person_decision")
        .values({
          ...{ user_id: userId, of, actor_id: actor.id, role: actor.role },
          ...{ verdict: decision.verdict, rule: takesDown ? decision.rule : null },
          ...{ note: takesDown ? decision.note : "", decision_id: decisionId },
          ...{ request_id: requestId, decided_at: decidedAt, final_at: finalAt },
        })
        .execute();
    },

    async find(userId, of) {
      const row = await rows(userId).where("of", "=", of).executeTakeFirst();
      return row ? parsePending(row) : null;
    },

    async end({ userId, of }) {
      await executor
        .deleteFrom("pending_person_decision")
        .where("user_id", "=", userId)
        .where("of", "=", of)
        .execute();
    },
  };
}

/** Returns people about whose profile a decision has become final. */
export async function findDuePersonDecisions(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("pending_person_decision")
    .select("user_id")
    .distinct()
    .where("final_at", "<=", now)
    .where("user_id", ">", after)
    .orderBy("user_id")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

function parsePending(row: Selectable<PendingPersonDecisionTable>): PendingPersonDecision {
  const { user_id: userId, rule, note } = row;
  return {
    ...{ userId, of: parseKnown(PERSON_CASE_SUBJECTS, row.of) },
    actor: { id: row.actor_id, role: parseKnown(ROLES, row.role) },
    // The table requires a rule to take a profile down, and none otherwise.
    decision:
      rule === null
        ? { verdict: "clear" }
        : { verdict: "take_down", rule: parseKnown(FLAG_REASONS, rule), note },
    ...{ decisionId: row.decision_id, requestId: row.request_id },
    ...{ decidedAt: row.decided_at, finalAt: row.final_at },
  };
}

import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import {
  type AddHistory,
  HISTORY_ACTIONS,
  type HistoryReader,
} from "@kinora/domain/creation/creation-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { PREPARED } from "../prepared.ts";

export function addHistory(executor: Database): AddHistory {
  return async (entry) => {
    const { id } = await executor
      .insertInto("creation_event")
      .values({
        creation_id: entry.creationId,
        actor_id: entry.actorId,
        role: entry.role,
        action: entry.action,
        reason: entry.reason,
        rule: entry.rule ?? null,
        copy_of: entry.copyOf ?? null,
        before: JSON.stringify(entry.before),
        after: JSON.stringify(entry.after),
        at: entry.at,
        request_id: entry.requestId,
      })
      .returning("id")
      .modifyEnd(PREPARED)
      .executeTakeFirstOrThrow();
    return id;
  };
}

export const historyReader = (executor: Database): HistoryReader => ({
  async find(entry) {
    const row = await executor
      .selectFrom("creation_event")
      .select(["action", "reason", "rule", "at"])
      .where("id", "=", entry)
      .executeTakeFirst();
    if (!row) return null;
    const { action, reason, rule, at } = row;
    return {
      ...{ action: parseKnown(HISTORY_ACTIONS, action), reason, at },
      ...(rule !== null && { rule: parseKnown(FLAG_REASONS, rule) }),
    };
  },
  async countBy(actorId, since, most) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count
        from (select from creation_event where actor_id = ${actorId} and at > ${since} limit ${most}) counted
    `.execute(executor);
    return rows[0]?.count ?? 0;
  },
});

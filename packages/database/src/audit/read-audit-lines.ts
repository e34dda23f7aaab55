import { AUDIT_ACTIONS } from "@kinora/contracts/audit/audit";
import type { AuditLine, KeptReason } from "@kinora/domain/audit/audit-chain";
import type { AuditReader } from "@kinora/domain/audit/audit-log";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { parseFacts } from "./parse-facts.ts";

/** Number of lines read per query. */
const AT_A_TIME = 1_000;

const linesWithReasons = (executor: Database) =>
  executor
    .selectFrom("audit_line as line")
    .leftJoin("audit_reason as kept", "kept.key", "line.reason_key")
    .selectAll("line")
    .select(["kept.salt", "kept.text"]);

/** Yields the whole log in order, with the reasons that still exist. */
export async function* readAuditLines(
  executor: Database,
): AsyncGenerator<AuditLine & { readonly kept: KeptReason | null }> {
  let last = 0;
  for (;;) {
    const rows = await linesWithReasons(executor)
      .where("line.number", ">", last)
      .orderBy("line.number")
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) {
      const { reason_key: key, reason_digest: digest, salt, text } = row;
      yield {
        ...{ number: row.number, at: row.at, previous: row.previous, hash: row.hash },
        // An unknown action was altered, which its hash reveals.
        action: row.action as AuditLine["action"],
        ...{ actorId: row.actor_id, requestId: row.request_id },
        subject: { noun: row.subject_noun, id: row.subject_id },
        ...{ before: parseFacts(row.before), after: parseFacts(row.after) },
        reason: key === null || digest === null ? null : { key, digest },
        kept: salt === null || text === null ? null : { salt, text },
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < AT_A_TIME) return;
    last = end.number;
  }
}

/** Queries of the log for staff. */
export const postgresAuditReader = (executor: Database): AuditReader => ({
  async list({ before, action, subject, most }) {
    let query = linesWithReasons(executor)
      .leftJoin("app_user as actor", "actor.id", "line.actor_id")
      .leftJoin("app_user as person", (join) =>
        join.onRef("person.id", "=", "line.subject_id").on("line.subject_noun", "=", "person"),
      )
      .select(["actor.handle as by", "person.handle as person"])
      .orderBy("line.number", "desc")
      .limit(most);
    if (before !== undefined) query = query.where("line.number", "<", before);
    if (action !== undefined) query = query.where("line.action", "=", action);
    if (subject !== undefined) query = query.where("line.subject_id", "=", subject);
    return (await query.execute()).map((row) => ({
      ...{ number: row.number, at: row.at, by: row.by, person: row.person },
      action: parseKnown(AUDIT_ACTIONS, row.action),
      subject: { noun: row.subject_noun, id: row.subject_id },
      ...{ before: parseFacts(row.before), after: parseFacts(row.after) },
      ...{ reason: row.text, requestId: row.request_id },
    }));
  },
});

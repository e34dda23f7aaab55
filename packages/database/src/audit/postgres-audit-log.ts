import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  type AuditHead,
  type AuditLine,
  digestOfReason,
  FIRST,
  hashOfLine,
} from "@kinora/domain/audit/audit-chain";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Appends lines one after another: a concurrent call waits until this transaction ends. Call it as
 * the last step of a transaction, because waiting for another lock afterwards could deadlock.
 */
export async function appendAudit(
  transaction: Database,
  records: readonly AuditRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtext('audit_line'))`.execute(transaction);
  let { number, hash: previous } = await readHead(transaction);
  for (const { reason, ...record } of records) {
    number += 1;
    const line = { ...record, number, previous, reason: await keepReason(transaction, reason) };
    previous = await insertLine(transaction, line);
  }
}

/** Returns the last line; its number is 0 when the log is empty. */
export async function readHead(executor: Database): Promise<AuditHead> {
  const last = await executor
    .selectFrom("audit_line")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? { number: last.number, hash: last.hash } : { number: 0, hash: FIRST };
}

async function keepReason(executor: Database, text: string): Promise<AuditLine["reason"]> {
  if (text === "") return null;
  const [key, salt] = [randomUUID(), randomBytes(16).toString("hex")];
  await executor.insertInto("audit_reason").values({ key, salt, text }).execute();
  return { key, digest: digestOfReason({ salt, text }, sha256) };
}

/**
 * @returns the line's hash
 */
async function insertLine(executor: Database, line: Omit<AuditLine, "hash">): Promise<string> {
  const hash = hashOfLine(line, sha256);
  const { number, at, action, actorId, subject, reason, requestId, previous } = line;
  await executor
    .insertInto("audit_line")
    .values({
      ...{ number, at, action, previous, actor_id: actorId, request_id: requestId },
      ...{ subject_noun: subject.noun, subject_id: subject.id },
      ...{ before: JSON.stringify(line.before), after: JSON.stringify(line.after) },
      ...{ reason_key: reason?.key ?? null, reason_digest: reason?.digest ?? null },
      hash,
    })
    .execute();
  return hash;
}

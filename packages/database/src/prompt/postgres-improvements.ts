import { UNASKED } from "@kinora/contracts/hosted/unasked";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import type {
  ImprovementOutcome,
  ImprovementRecord,
  ImprovementStore,
} from "@kinora/domain/prompt/improvement";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { ImprovementTable } from "../schema.gen.ts";

export const postgresImprovements = (executor: Database): ImprovementStore => ({
  async claim({ id, userId, kind, prompt, model, askedAt }, key) {
    // Waits for a transaction that inserted the same key, then returns what it stored or takes
    // over.
    const claimed = await executor
      .insertInto("improvement")
      .values({
        ...{ id, user_id: userId, key, kind, prompt, model },
        ...{ state: "waiting", asked_at: askedAt },
      })
      .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 1n) return null;
    const earlier = await executor
      .selectFrom("improvement")
      .selectAll()
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    return parseImprovement(earlier);
  },

  async find(id) {
    const row = await executor
      .selectFrom("improvement")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row ? parseImprovement(row) : null;
  },

  async end(id, outcome) {
    const ending =
      outcome.kind === "improved"
        ? { state: outcome.kind, words: outcome.words }
        : { state: outcome.kind, why: outcome.why };
    await executor
      .updateTable("improvement")
      .set(ending)
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .execute();
  },
});

/** Reads and locks it until the transaction ends; null when it has been deleted. */
export async function lockImprovement(
  executor: Database,
  id: string,
): Promise<ImprovementRecord | null> {
  const row = await executor
    .selectFrom("improvement")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? parseImprovement(row) : null;
}

/**
 * Deletes improvements requested before this time. Those with an open job are kept until it has
 * ended, because it cannot end without them.
 */
export async function forgetImprovements(executor: Database, before: Date): Promise<void> {
  await executor
    .deleteFrom("improvement")
    .where("asked_at", "<", before)
    .where(
      sql<boolean>`not exists (
        select from job
         where job.noun = 'improvement' and job.subject_id = improvement.id::text
           and job.ended_at is null)`,
    )
    .execute();
}

const parseImprovement = (row: Selectable<ImprovementTable>): ImprovementRecord => ({
  ...{ id: row.id, userId: row.user_id, prompt: row.prompt, model: row.model },
  kind: parseKnown(CONTENT_KINDS, row.kind),
  outcome: parseOutcome(row),
  askedAt: row.asked_at,
});

function parseOutcome({ words, why }: Selectable<ImprovementTable>): ImprovementOutcome | null {
  if (words !== null) return { kind: "improved", words };
  return why === null ? null : { kind: "left", why: parseKnown(UNASKED, why) };
}

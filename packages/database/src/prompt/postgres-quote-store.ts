import { storedSentence } from "@kinora/contracts/message/sentence";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import { recipe } from "@kinora/contracts/recipe/recipe";
import type { QuoteStore } from "@kinora/domain/prompt/quote-store";
import { priceOfWorks } from "@kinora/domain/prompt/resolve-order";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const resolvedForm = z.object({
  kind: z.enum(CONTENT_KINDS),
  recipe,
  hidden: z.boolean(),
  private: z.boolean(),
  parentId: z.string().nullable(),
  gems: z.number().int(),
  explanation: storedSentence,
  // Quotes from before users could bring keys have none.
  ownKey: z.boolean().default(false),
});

/**
 * Maximum unused quotes kept per user, the newest first: a form is priced while it is edited, but
 * only the last quote is ordered. A quote may take 40 kB.
 */
const MOST_UNUSED = 50;

export function postgresQuoteStore(executor: Database): QuoteStore {
  return {
    async insert({ id, userId, works, createdAt, expiresAt, creationId }) {
      const [resolved, ...others] = works;
      await executor
        .insertInto("quote")
        .values({
          id,
          user_id: userId,
          resolved: JSON.stringify(resolved),
          others: JSON.stringify(others),
          gems: priceOfWorks(works).gems,
          price_version: resolved.recipe.priceVersion,
          created_at: createdAt,
          expires_at: expiresAt,
          creation_id: creationId,
        })
        .execute();
      // A used quote is kept as long as its creation.
      await sql`
        delete from quote where id in (
          select id from quote where user_id = ${userId} and creation_id is null
           order by created_at desc, id desc offset ${MOST_UNUSED})`.execute(executor);
    },
    async lock(id) {
      const row = await executor
        .selectFrom("quote")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        userId: row.user_id,
        works: [resolvedForm.parse(row.resolved), ...z.array(resolvedForm).parse(row.others)],
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        creationId: row.creation_id,
      };
    },
    async consume(id, creationId) {
      await executor
        .updateTable("quote")
        .set({ creation_id: creationId })
        .where("id", "=", id)
        .execute();
    },
  };
}

/** Deletes expired unused quotes; returns their number. */
export async function deleteExpiredQuotes(executor: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await executor
    .deleteFrom("quote")
    .where("expires_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

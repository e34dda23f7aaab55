import type { Lot } from "@kinora/domain/gem/lot";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { parseLotKind } from "./parse-lot-kind.ts";

/** Loads a user's lots with gems left, including expired ones, in no particular order. */
export async function loadLots(transaction: Database, userId: string): Promise<Lot[]> {
  const rows = await transaction
    .selectFrom("gem_lot")
    .select(["id", "kind", "remaining", "expires_at", "created_at"])
    .where("user_id", "=", userId)
    // A literal, so that the partial index is used under any plan.
    .where(sql<boolean>`remaining > 0`)
    .modifyEnd(PREPARED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: parseLotKind(row.kind),
    remaining: row.remaining,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
}

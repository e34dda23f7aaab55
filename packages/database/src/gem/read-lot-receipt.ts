import type { Receipt } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { parsePurpose } from "./parse-purpose.ts";

/** A credit or an expiry: one step, one lot. */
export async function readLotReceipt(
  executor: Database,
  userId: string,
  transactionId: string,
): Promise<Receipt | null> {
  const { rows } = await sql<{
    id: string;
    at: Date;
    step: string;
    description: string;
    gems: number;
    kind: string;
    source: string;
    noun: string | null;
    subject_id: string | null;
    expires_at: Date | null;
  }>`
    select entry.id, entry.at, entry.step, entry.description, abs(entry.amount) as gems,
           lot.kind, lot.expires_at, purpose.source, purpose.noun, purpose.subject_id
      from gem_transaction entry
      join gem_transaction_purpose purpose on purpose.transaction_id = entry.id
      join gem_posting posting on posting.transaction_id = entry.id and account = 'available'
      join gem_lot lot on lot.id = posting.lot_id
     where entry.id = ${transactionId} and entry.user_id = ${userId} and entry.hold_id is null
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  const step = parseKnown(["credit", "expire"], row.step);
  return {
    id: row.id,
    title: row.description,
    purpose: parsePurpose(row),
    steps: [{ at: row.at, step, gems: row.gems, note: row.description }],
    lots: [{ kind: parseLotKind(row.kind), gems: row.gems, expiresAt: row.expires_at }],
  };
}

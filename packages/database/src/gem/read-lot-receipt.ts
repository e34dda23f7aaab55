import type { Receipt, ReceiptLot, ReceiptStep } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { storedSentence } from "../message/stored-sentence.ts";
import { parseKnown } from "../parse-known.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { parsePurpose } from "./parse-purpose.ts";

/** Reads the receipt of a credit with its reversals, of an expiry, or of gems given away. */
export async function readLotReceipt(
  executor: Database,
  userId: string,
  transactionId: string,
): Promise<Receipt | null> {
  const { rows } = await sql<{
    id: string;
    step: string;
    description: string;
    code: string | null;
    params: unknown;
    gems: number;
    kind: string;
    source: string;
    noun: string | null;
    subject_id: string | null;
    expires_at: Date | null;
  }>`
    select entry.id, entry.step, entry.description, entry.code, entry.params, abs(entry.amount) as gems,
           lot.kind, lot.expires_at, purpose.source, purpose.noun, purpose.subject_id
      from gem_transaction entry
      join gem_transaction_purpose purpose on purpose.transaction_id = entry.id
      join gem_lot lot
        on lot.id = (select min(lot_id) from gem_posting where transaction_id = entry.id)
     where entry.id = ${transactionId} and entry.user_id = ${userId}
       and entry.step in ('credit', 'expire', 'give') and entry.hold_id is null
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    title: storedSentence({ ...row, words: row.description }),
    purpose: parsePurpose(row),
    steps: await readSteps(executor, row.id),
    lots:
      row.step === "give"
        ? await readGivenLots(executor, row.id)
        : [{ kind: parseLotKind(row.kind), gems: row.gems, expiresAt: row.expires_at }],
  };
}

/** The lots from which gems were given away. */
async function readGivenLots(executor: Database, transactionId: string): Promise<ReceiptLot[]> {
  const { rows } = await sql<{ kind: string; gems: number; expiresAt: Date | null }>`
    select kind, -sum(gems)::int as gems, expires_at as "expiresAt"
      from gem_posting join gem_lot on gem_lot.id = lot_id
     where transaction_id = ${transactionId} and account = 'available'
     group by kind, expires_at order by kind, expires_at`.execute(executor);
  return rows.map(({ kind, ...lot }) => ({ ...lot, kind: parseLotKind(kind) }));
}

interface StepRow {
  readonly at: Date;
  readonly step: string;
  readonly gems: number;
  readonly words: string;
  readonly code: string | null;
  readonly params: unknown;
}

/** A reversal counts in full, including gems that had already expired. */
async function readSteps(executor: Database, transactionId: string): Promise<ReceiptStep[]> {
  const { rows } = await sql<StepRow>`
    select at, step, description as words, code, params,
           case step when 'reverse' then
             (select sum(gems)::int from gem_posting where transaction_id = id and account = 'chargeback')
           else abs(amount) end as gems
      from gem_transaction where id = ${transactionId} or reverses = ${transactionId}
     order by sequence`.execute(executor);
  return rows.map(({ at, gems, ...row }) => ({
    at,
    gems,
    step: parseKnown(["credit", "expire", "reverse", "give"] as const, row.step),
    note: storedSentence(row),
  }));
}

import { type Credited, decideReversal } from "@kinora/domain/gem/decide-reversal";
import type { ReverseInput } from "@kinora/domain/gem/gem-ledger";
import { issuerOf, owedThrough } from "@kinora/domain/gem/ledger-change";
import type { Purpose } from "@kinora/domain/gem/purpose";
import { requestBody } from "@kinora/domain/gem/request-body";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { expireAllDue } from "./expire-due-lots.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { loadLots } from "./load-lots.ts";
import { lockAccount } from "./lock-account.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { parsePurpose } from "./parse-purpose.ts";

/** Reverses gems of a credit, even if they have been spent. */
export async function reverseCredit(
  transaction: Database,
  input: ReverseInput,
): Promise<{ owed: number }> {
  const { userId, receiptId, gems, key, now } = input;
  const body = requestBody.reverse(input);
  await lockAccount(transaction, userId);
  const earlier = await findRequest(transaction, userId, key, body);
  if (earlier) return { owed: await owedBy(transaction, earlier.transactionId) };
  await expireAllDue(transaction, userId, now);
  const credit = await loadCredit(transaction, userId, receiptId);
  const lots = await loadLots(transaction, userId);
  const movements = decideReversal(credit, gems, { lots, now });
  await appendTransaction(transaction, {
    userId,
    step: "reverse",
    key,
    bodyHash: hashBody(body),
    kind: credit.kind,
    purpose: credit.purpose,
    description: input.reason,
    reverses: receiptId,
    at: now,
    movements,
  });
  return { owed: owedThrough(movements) };
}

/** Returns the debt that a transaction caused. */
async function owedBy(transaction: Database, id: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(-sum(gems), 0)::int as owed
      from gem_posting where transaction_id = ${id} and account = 'owed'`.execute(transaction);
  return rows[0]?.owed ?? 0;
}

/**
 * Loads a credit of this user with its reversals; throws when it does not exist. The account must
 * be locked.
 */
async function loadCredit(
  transaction: Database,
  userId: string,
  receiptId: string,
): Promise<Credited & { readonly purpose: Purpose }> {
  const { rows } = await sql<{
    lot_id: string;
    kind: string;
    gems: number;
    reversed: number;
    source: string;
    noun: string | null;
    subject_id: string | null;
  }>`
    select lot.id as lot_id, lot.kind, lot.amount as gems, source, noun, subject_id,
           coalesce((select sum(taken.gems) from gem_transaction back
                       join gem_posting taken on taken.transaction_id = back.id
                      where back.reverses = ${receiptId} and taken.account = 'chargeback'), 0)::int as reversed
      from gem_transaction_purpose purpose
      join gem_lot lot on lot.id =
           (select min(lot_id) from gem_posting where transaction_id = purpose.transaction_id)
     where purpose.transaction_id =
           (select id from gem_transaction where id = ${receiptId} and user_id = ${userId} and step = 'credit')
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`gem_transaction: ${userId} has no credit ${receiptId}`);
  const kind = parseLotKind(row.kind);
  const { lot_id: lotId, gems, reversed } = row;
  const ended = await endedOf(transaction, lotId, issuerOf(kind));
  return { lotId, kind, gems, reversed, ended, purpose: parsePurpose(row) };
}

/**
 * Returns the gems of a lot that went back to the issuer's account, less those taken from it since.
 */
async function endedOf(transaction: Database, lotId: string, issuer: string): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select coalesce(sum(gems), 0)::int as ended
      from gem_posting join gem_transaction on id = transaction_id
     where lot_id = ${lotId} and account = ${issuer} and step in ('expire', 'reverse')`.execute(
    transaction,
  );
  return rows[0]?.ended ?? 0;
}

import type { AwardKind, LedgerKind } from "@kinora/contracts/gem/gem";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { TransactionType } from "@kinora/domain/gem/gem-ledger";
import {
  type LotExtension,
  type Movement,
  netChange,
  postingsOf,
} from "@kinora/domain/gem/ledger-change";
import type { Purpose } from "@kinora/domain/gem/purpose";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { eventPlace } from "../event/event-place.ts";
import { versionOf } from "../event/event-schema.ts";
import { sentenceColumns } from "../message/stored-sentence.ts";
import { PREPARED } from "../prepared.ts";

export interface NewTransaction {
  readonly userId: string;
  readonly step: "credit" | "hold" | "settle" | "void" | "refund" | "expire" | "reverse" | "give";
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly type?: TransactionType;
  readonly kind: LedgerKind;
  readonly purpose: Purpose;
  readonly awardKind?: AwardKind;
  readonly description: StoredSentence;
  readonly holdId?: string;
  /** Id of the credit that is reversed. */
  readonly reverses?: string;
  readonly at: Date;
  /** Challenge whose prize pool takes part. */
  readonly pool?: string;
  readonly movements: readonly Movement[];
  readonly extensions?: readonly LotExtension[];
}

const EVENTS = {
  credit: "gem.credited",
  hold: "gem.held",
  settle: "gem.settled",
  void: "gem.voided",
  refund: "gem.refunded",
  expire: "gem.expired",
  reverse: "gem.reversed",
  give: "gem.sent",
} as const;

/**
 * Writes a transaction with its postings, updates the account and the lots to the new totals, and
 * records an event, in one statement. The account must be locked.
 *
 * @returns the transaction's id
 */
export async function appendTransaction(
  transaction: Database,
  entry: NewTransaction,
): Promise<string> {
  const postings = postingsOf(entry.movements);
  const available = netChange(entry.movements, "available");
  const held = netChange(entry.movements, "held");
  const repaid = netChange(entry.movements, "owed");
  const extensions = entry.extensions ?? [];
  const { source, subject } = entry.purpose;
  const { words, code, params } = sentenceColumns(entry.description);
  const event = EVENTS[entry.step];
  const { rows } = await sql<{ id: string }>`
    with posting as (
      select account, lot_id, gems, line from unnest(
        ${postings.map(({ account }) => account)}::text[],
        ${postings.map(({ lotId }) => lotId)}::text[],
        ${postings.map(({ gems }) => gems)}::integer[]
      ) with ordinality as posting (account, lot_id, gems, line)
    ), extension as (
      select lot_id, expires_at from unnest(
        ${extensions.map(({ lotId }) => lotId)}::text[],
        ${extensions.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[]
      ) as extension (lot_id, expires_at)
    ), account as (
      update gem_account
         set available = available + ${available}, held = held + ${held}, owed = owed - ${repaid},
             sequence = sequence + 1
       where user_id = ${entry.userId}
      returning sequence, available + held - owed as balance
    ), entry as (
      insert into gem_transaction (id, user_id, sequence, step, key, body_hash, type, kind, source,
        award_kind, amount, balance_after, description, code, params, hold_id, reverses,
        subject_noun, subject_id, at)
      select uuidv7(), ${entry.userId}, sequence, ${entry.step}, ${entry.key}, ${entry.bodyHash},
        ${entry.type ?? null}, ${entry.kind}, ${source}, ${entry.awardKind ?? null},
        ${available + held + repaid}, balance, ${words}, ${code}, ${params}::jsonb, ${entry.holdId ?? null}, ${entry.reverses ?? null},
        ${subject?.noun ?? null}, ${subject?.id ?? null}, ${entry.at}
        from account
      returning id
    ), written as (
      insert into gem_posting (transaction_id, line, account, owner, lot_id, gems)
      select entry.id, line, account,
             case when account in ('available', 'held', 'owed') then ${entry.userId}
                  when account = 'prize_pool' then ${entry.pool ?? null} end, lot_id, gems
        from entry, posting
    ), moved as (
      select lot_id, sum(gems) as gems from posting where account = 'available' group by lot_id
    ), lot as (
      update gem_lot
         set remaining = gem_lot.remaining + moved.gems,
             expires_at = coalesce(extension.expires_at, gem_lot.expires_at),
             extended_at = case when extension.lot_id is null then gem_lot.extended_at else ${entry.at} end
        from moved left join extension using (lot_id)
       where gem_lot.id = moved.lot_id
    ), event as (
      insert into domain_event (type, version, noun, subject_id, user_id, place, payload)
      select ${event}, ${versionOf(event)}, 'gem', ${entry.userId}, ${entry.userId},
             ${eventPlace("gem", entry.userId)}, jsonb_build_object('transactionId', id)
        from entry
    )
    select id from entry ${PREPARED}`.execute(transaction);
  const [written] = rows;
  if (!written) throw new Error(`gem_account: ${entry.userId} has no account`);
  return written.id;
}

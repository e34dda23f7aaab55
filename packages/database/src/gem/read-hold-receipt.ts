import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { ORDER } from "@kinora/domain/creation/order-subject";
import type { Receipt, ReceiptStep } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { storedSentence } from "../message/stored-sentence.ts";
import { parseKnown } from "../parse-known.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { holdPurpose, parsePurpose } from "./parse-purpose.ts";
import { wholeSeconds } from "./whole-seconds.ts";

interface StepRow {
  readonly at: Date;
  readonly step: string;
  readonly gems: number;
  /** Number of gems released. */
  readonly released: number;
  readonly words: string;
  readonly code: string | null;
  readonly params: unknown;
}

const steps = ["hold", "settle", "void", "refund", "expire"] as const;

/**
 * Reads a hold's receipt: quote → hold → settle or void → refunds and expirations, with the lots
 * that paid or, while unpaid, are held.
 */
export async function readHoldReceipt(
  executor: Database,
  userId: string,
  holdId: string,
): Promise<Receipt | null> {
  const hold = await executor
    .selectFrom("gem_hold")
    .innerJoin("gem_hold_purpose", "hold_id", "id")
    .selectAll("gem_hold")
    .select(holdPurpose)
    .where("id", "=", holdId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!hold) return null;
  const { rows: written } = await sql<StepRow>`
    select at, step,
           case step when 'settle' then -amount when 'refund' then amount
                     when 'expire' then -amount else abs(moved) end as gems,
           -moved + amount as released, description as words,
           -- For an order, names the work whose gems were released.
           case step when 'void' then coalesce(part.code, entry.code) else entry.code end as code,
           case step when 'void' then coalesce(part.params, entry.params) else entry.params end as params
      from gem_transaction entry
      left join gem_hold_part part
        on part.hold_id = entry.hold_id and part.subject_id = entry.subject_id,
      lateral (
        select coalesce(sum(gems), 0)::int as moved from gem_posting
         where transaction_id = entry.id and account = 'held'
      ) as held
     where entry.hold_id = ${holdId} order by sequence`.execute(executor);
  const lots = await executor
    .selectFrom("gem_hold_lot")
    .innerJoin("gem_lot", "gem_lot.id", "gem_hold_lot.lot_id")
    .select(["kind", "taken", "spent", "expires_at"])
    .where("hold_id", "=", holdId)
    .orderBy("position")
    .execute();
  const isOrder = hold.noun === ORDER;
  const quote: ReceiptStep[] =
    hold.quoted_at === null
      ? []
      : [
          {
            at: hold.quoted_at,
            step: "quote",
            gems: hold.gems,
            note: storedSentence({
              code: hold.quote_code,
              params: hold.quote_params,
              words: hold.quote_explanation ?? "",
            }),
          },
        ];
  return {
    id: hold.id,
    title: storedSentence({ ...hold, words: wholeSeconds(hold.description) }),
    purpose: parsePurpose(hold),
    steps: [
      ...quote,
      ...written.map((row) => {
        const step = parseKnown(steps, row.step);
        return { at: row.at, step, gems: row.gems, note: noteOf(step, row, isOrder) };
      }),
    ],
    lots: lots
      .map((lot) => ({
        kind: parseLotKind(lot.kind),
        gems: hold.spent > 0 ? lot.spent : lot.taken,
        expiresAt: lot.expires_at,
      }))
      .filter((lot) => lot.gems > 0),
  };
}

function noteOf(
  step: (typeof steps)[number],
  row: StepRow,
  isOrder: boolean,
): StoredSentence | null {
  if (step === "hold") return { code: "gem.setAside", params: {} };
  if (step === "expire") return { code: "gem.endedReserved", params: {} };
  if (step !== "settle") return storedSentence(row);
  if (row.released > 0) return { code: "gem.partReturned", params: { gems: row.released } };
  // For an order, names the work it paid for.
  return isOrder ? storedSentence(row) : null;
}

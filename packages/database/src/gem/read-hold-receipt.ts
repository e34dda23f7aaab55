import type { Receipt, ReceiptStep } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { holdPurpose, parsePurpose } from "./parse-purpose.ts";
import { wholeSeconds } from "./whole-seconds.ts";

const steps = ["hold", "settle", "void", "refund", "expire"] as const;

/** Quote → hold → settle or void → refunds and what ended meanwhile, with the lots that paid or, unpaid, were set aside. */
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
  const { rows: written } = await sql<{ at: Date; step: string; gems: number; note: string }>`
    select at, step,
           case step when 'settle' then ${hold.spent} when 'refund' then amount
                     when 'expire' then -amount else ${hold.gems} end as gems,
           description as note
      from gem_transaction where hold_id = ${holdId} order by sequence`.execute(executor);
  const lots = await executor
    .selectFrom("gem_hold_lot")
    .innerJoin("gem_lot", "gem_lot.id", "gem_hold_lot.lot_id")
    .select(["kind", "taken", "spent", "expires_at"])
    .where("hold_id", "=", holdId)
    .orderBy("position")
    .execute();
  const quote: ReceiptStep[] =
    hold.quoted_at === null
      ? []
      : [
          {
            at: hold.quoted_at,
            step: "quote",
            gems: hold.gems,
            note: hold.quote_explanation ?? "",
          },
        ];
  const released = hold.gems - hold.spent;
  return {
    id: hold.id,
    title: wholeSeconds(hold.description),
    purpose: parsePurpose(hold),
    steps: [
      ...quote,
      ...written.map((row) => {
        const step = parseKnown(steps, row.step);
        return { at: row.at, step, gems: row.gems, note: noteOf(step, row.note, released) };
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

function noteOf(step: (typeof steps)[number], note: string, released: number): string {
  if (step === "hold") return "Set aside until it is finished";
  if (step === "settle") return released > 0 ? `${released} not needed and returned` : "";
  if (step === "expire") return "Their last day passed while they were reserved";
  return note;
}

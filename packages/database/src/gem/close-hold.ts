import type { HoldState } from "@kinora/domain/gem/hold";
import { type Movement, netChange } from "@kinora/domain/gem/ledger-change";
import type { SubjectRef } from "@kinora/domain/subject";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { StoredHold } from "./load-hold.ts";

interface Closing {
  /** Null for all open parts. */
  readonly part: SubjectRef | null;
  readonly state: "settled" | "voided";
  readonly spent: number;
  readonly movements: readonly Movement[];
  readonly at: Date;
}

/** Records how a hold, or a part of it, ended. The hold is closed with its last part. */
export async function closeHold(
  transaction: Database,
  hold: StoredHold,
  { part, state, spent, movements, at }: Closing,
): Promise<void> {
  const open = hold.parts.filter((one) => one.state === "open");
  const closed = part ? open.filter(({ subject }) => subject.id === part.id) : open;
  if (closed.length > 0)
    await transaction
      .updateTable("gem_hold_part")
      .set({ state, spent, resolved_at: at })
      .where("hold_id", "=", hold.id)
      .where(
        "subject_id",
        "in",
        closed.map(({ subject }) => subject.id),
      )
      .execute();
  const sum = hold.spent + spent;
  const whole: HoldState = hold.parts.length > 0 && sum > 0 ? "settled" : state;
  const ended = closed.length === open.length ? { state: whole, resolved_at: at } : {};
  await transaction
    .updateTable("gem_hold")
    .set({ ...ended, spent: sum })
    .where("id", "=", hold.id)
    .execute();
  await noteOfLots(transaction, hold, movements);
}

/** Records for each lot how much was spent and how much was released. */
async function noteOfLots(
  transaction: Database,
  hold: StoredHold,
  movements: readonly Movement[],
): Promise<void> {
  const lots = [...new Set(movements.map(({ lotId }) => lotId))];
  const noted = lots.map((lotId) => {
    const own = movements.filter((movement) => movement.lotId === lotId);
    const paid = netChange(own, "house_revenue");
    return { lotId, paid, back: -netChange(own, "held") - paid };
  });
  await sql`
    update gem_hold_lot set spent = spent + noted.paid, released = released + noted.back
      from unnest(
        ${noted.map(({ lotId }) => lotId)}::text[], ${noted.map(({ paid }) => paid)}::integer[],
        ${noted.map(({ back }) => back)}::integer[]
      ) as noted (lot_id, paid, back)
     where hold_id = ${hold.id} and gem_hold_lot.lot_id = noted.lot_id`.execute(transaction);
}

export async function notePartLost(
  transaction: Database,
  holdId: string,
  part: SubjectRef,
  lost: number,
): Promise<void> {
  await transaction
    .updateTable("gem_hold_part")
    .set({ lost })
    .where("hold_id", "=", holdId)
    .where("subject_id", "=", part.id)
    .execute();
}

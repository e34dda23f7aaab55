import { decideResolution } from "@kinora/domain/gem/decide-resolution";
import type { SubjectRef } from "@kinora/domain/subject";
import { sql } from "kysely";
import { isAmong, tableOfSubjects } from "../among.ts";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { loadHold } from "./load-hold.ts";

/**
 * Returns the gems in open holds for these subjects whose lots have expired, which a cancellation
 * would not return.
 */
export async function readLostIfCancelled(
  executor: Database,
  subjects: readonly SubjectRef[],
  now: Date,
): Promise<number> {
  const ids = subjects.map(({ id }) => id);
  const { rows } = await sql<{ gems: number; parts: readonly OpenPart[] }>`
    select (
      select coalesce(sum(taken), 0)::int
        from ${tableOfSubjects(subjects)} as subject
        join gem_hold_purpose purpose on purpose.noun = subject.noun and purpose.subject_id = subject.id
        join gem_hold on gem_hold.id = purpose.hold_id
        join gem_hold_lot on gem_hold_lot.hold_id = gem_hold.id
        join gem_lot on gem_lot.id = gem_hold_lot.lot_id
       where state = 'open' and gem_lot.expires_at <= ${now}
    ) as gems, (
      select coalesce(jsonb_agg(jsonb_build_object('holdId', hold_id, 'gems', gems)), '[]')
        from gem_hold_part where ${isAmong("subject_id", ids)} and state = 'open'
    ) as parts ${PREPARED}`.execute(executor);
  const [found] = rows;
  return found ? found.gems + (await lostOfOrders(executor, found.parts, now)) : 0;
}

interface OpenPart {
  readonly holdId: string;
  readonly gems: number;
}

/** Counts the works of an order: the lots to which their gems would return must be computed. */
async function lostOfOrders(
  executor: Database,
  parts: readonly OpenPart[],
  now: Date,
): Promise<number> {
  let gems = 0;
  for (const part of parts) {
    const hold = await loadHold(executor, part.holdId);
    const why = { ourFault: false, owed: 0, now };
    const { lost } = decideResolution(hold, { gems: part.gems, spent: 0 }, why);
    for (const movement of lost) gems += movement.gems;
  }
  return gems;
}

import { decideResolution } from "@kinora/domain/gem/decide-resolution";
import type { SubjectRef } from "@kinora/domain/subject";
import { sql } from "kysely";
import type { Database } from "../client.ts";
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
  const { rows } = await sql<{ gems: number }>`
    select coalesce(sum(taken), 0)::int as gems
      from unnest(
             ${subjects.map(({ noun }) => noun)}::text[], ${subjects.map(({ id }) => id)}::text[]
           ) as subject (noun, id)
      join gem_hold_purpose purpose on purpose.noun = subject.noun and purpose.subject_id = subject.id
      join gem_hold on gem_hold.id = purpose.hold_id
      join gem_hold_lot on gem_hold_lot.hold_id = gem_hold.id
      join gem_lot on gem_lot.id = gem_hold_lot.lot_id
     where state = 'open' and gem_lot.expires_at <= ${now}`.execute(executor);
  return (rows[0]?.gems ?? 0) + (await lostOfOrders(executor, subjects, now));
}

/** Counts the works of an order: the lots to which their gems would return must be computed. */
async function lostOfOrders(
  executor: Database,
  subjects: readonly SubjectRef[],
  now: Date,
): Promise<number> {
  if (subjects.length === 0) return 0;
  const parts = await executor
    .selectFrom("gem_hold_part")
    .select(["hold_id", "gems"])
    .where(
      "subject_id",
      "in",
      subjects.map(({ id }) => id),
    )
    .where("state", "=", "open")
    .execute();
  let gems = 0;
  for (const part of parts) {
    const hold = await loadHold(executor, part.hold_id);
    const why = { ourFault: false, owed: 0, now };
    const { lost } = decideResolution(hold, { gems: part.gems, spent: 0 }, why);
    for (const movement of lost) gems += movement.gems;
  }
  return gems;
}

import type { SubjectRef } from "@kinora/domain/subject";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Gems in open holds for these whose lots have ended: a cancel would not bring them back. */
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
  return rows[0]?.gems ?? 0;
}

import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Gems in open holds of this work whose lots have ended: a cancel would not bring them back. */
export async function readLostIfCancelled(
  executor: Database,
  work: { creationId: string | null; storyId: string | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ gems: number }>`
    select coalesce(sum(taken), 0)::int as gems
      from gem_hold
      join gem_hold_lot on gem_hold_lot.hold_id = gem_hold.id
      join gem_lot on gem_lot.id = gem_hold_lot.lot_id
     where state = 'open' and gem_lot.expires_at <= ${now}
       and (creation_id = ${work.creationId} or story_id = ${work.storyId})`.execute(executor);
  return rows[0]?.gems ?? 0;
}

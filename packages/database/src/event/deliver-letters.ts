import { sql } from "kysely";
import type { Database } from "../client.ts";
import { attempt } from "./attempt.ts";
import type { NamedListener } from "./deliver-events.ts";
import { parseEvent, type StoredEvent } from "./event-schema.ts";
import { withListener } from "./with-listener.ts";

/** Number of tries before a letter waits for manual intervention. */
const MAX_TRIES = 5;

type Letter = StoredEvent & { readonly event_id: number; readonly tries: number };

/**
 * Retries the letter that is due first: the oldest of each subject, after 1, 2, 4, 8 seconds.
 *
 * @param onDead called for a letter that is given up
 * @returns whether one was due
 */
export function deliverLetter(
  database: Database,
  listener: NamedListener,
  onDead: (eventId: number, error: string) => void,
): Promise<boolean> {
  return withListener(database, listener.name, async (transaction) => {
    const { rows } = await sql<Letter>`
      select letter.event_id, letter.tries, event.type, event.version, event.subject_id, event.user_id, event.payload
        from (
          select distinct on (noun, subject_id) * from event_letter
           where listener = ${listener.name} and dead_at is null
           order by noun, subject_id, event_id
        ) letter
        join domain_event event on event.id = letter.event_id
       where letter.next_at <= now()
       order by letter.next_at, letter.event_id limit 1`.execute(transaction);
    const [letter] = rows;
    if (!letter) return false;
    const error = await attempt(transaction, () => listener.hear(parseEvent(letter), transaction));
    const own = { listener: listener.name, event_id: letter.event_id };
    if (error === null) {
      await transaction
        .deleteFrom("event_letter")
        .where((is) => is.and(own))
        .execute();
      return true;
    }
    const tries = letter.tries + 1;
    const dead = tries >= MAX_TRIES;
    const next_at = sql<Date>`now() + ${2 ** (tries - 1)} * interval '1 second'`;
    await transaction
      .updateTable("event_letter")
      .set({ tries, error, ...(dead ? { dead_at: sql<Date>`now()` } : { next_at }) })
      .where((is) => is.and(own))
      .execute();
    if (dead) onDead(letter.event_id, error);
    return true;
  });
}

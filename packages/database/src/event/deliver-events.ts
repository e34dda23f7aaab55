import type { DomainEvent } from "@kinora/domain/event/domain-event";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { attempt } from "./attempt.ts";
import { parseEvent, type StoredEvent } from "./event-schema.ts";
import { withListener } from "./with-listener.ts";

/** Maximum events delivered in one transaction. */
const PAGE = 100;

export interface NamedListener {
  readonly name: string;
  /** Event types it subscribes to. */
  readonly hears: readonly DomainEvent["type"][];
  /** Handles an event within the transaction. */
  readonly hear: (event: DomainEvent, transaction: Database) => Promise<void>;
}

interface PagedEvent extends StoredEvent {
  readonly id: number;
  readonly place: number;
  readonly noun: string;
}

const subjectOf = ({ noun, subject_id }: { noun: string; subject_id: string }) =>
  `${noun} ${subject_id}`;

/**
 * Delivers the next events to a listener, in the order of each subject. Its effects and its new
 * position are committed in one transaction, so each event takes effect exactly once. A failed
 * event becomes a letter, and so do later events of the same subject; other subjects continue.
 *
 * @returns whether there may be more. Also false while another process delivers to the same
 * listener
 */
export function deliverEvents(database: Database, listener: NamedListener): Promise<boolean> {
  return withListener(database, listener.name, async (transaction, cursor) => {
    const { rows } = await sql<PagedEvent>`
      select id, place, type, version, noun, subject_id, user_id, payload from domain_event
       where (place, id) > (${cursor.place}, ${cursor.id}) and place < event_horizon()
       order by place, id limit ${PAGE}`.execute(transaction);
    const last = rows.at(-1);
    if (!last) return false;
    const waiting = await subjectsWaiting(transaction, listener.name);
    for (const row of rows) {
      if (!listener.hears.some((type) => type === row.type)) continue;
      const behind = waiting.has(subjectOf(row));
      const error = behind
        ? null
        : await attempt(transaction, () => listener.hear(parseEvent(row), transaction));
      if (!behind && error === null) continue;
      waiting.add(subjectOf(row));
      await keepLetter(transaction, listener.name, row, error);
    }
    await transaction
      .updateTable("event_listener")
      .set({ place: last.place, id: last.id })
      .where("name", "=", listener.name)
      .execute();
    return rows.length === PAGE;
  });
}

async function subjectsWaiting(transaction: Database, listener: string): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom("event_letter")
    .select(["noun", "subject_id"])
    .where("listener", "=", listener)
    .where("dead_at", "is", null)
    .execute();
  return new Set(rows.map(subjectOf));
}

/**
 * @param error null when it was not tried, because an earlier event of its subject waits
 */
async function keepLetter(
  transaction: Database,
  listener: string,
  { id, noun, subject_id }: PagedEvent,
  error: string | null,
): Promise<void> {
  const tries = error === null ? 0 : 1;
  await transaction
    .insertInto("event_letter")
    .values({
      ...{ listener, event_id: id, noun, subject_id, error, tries },
      next_at: sql<Date>`now() + ${tries} * interval '1 second'`,
    })
    .execute();
}

import type { Database } from "@kinora/database/client";
import { deliverEvents, type NamedListener } from "@kinora/database/event/deliver-events";
import { deliverLetter } from "@kinora/database/event/deliver-letters";
import { hasMail } from "@kinora/database/event/with-listener";
import type { WorkerModule } from "../module.ts";
import { repeat } from "../repeat.ts";

/** Milliseconds between two polls of the event log. */
const LOOK = 250;

/** Letters retried between two polls, so that many failing events do not delay new ones. */
const LETTERS_AT_ONCE = 50;

/** Delivers every event that is waiting for a listener, and retries some of those that failed. */
async function deliverAll(
  database: Database,
  listener: NamedListener,
  log: (line: string) => void,
): Promise<void> {
  if (!(await hasMail(database, listener.name))) return;
  while (await deliverEvents(database, listener));
  const onDead = (eventId: number, error: string) =>
    log(`event ${eventId}: ${listener.name} gave it up (${error})`);
  for (let tried = 0; tried < LETTERS_AT_ONCE; tried += 1)
    if (!(await deliverLetter(database, listener, onDead))) return;
}

/**
 * Delivers events to every listener, each at its own pace. Safe in any number of processes: one at
 * a time delivers.
 *
 * @returns a function that stops delivery and resolves once current deliveries are done
 */
export function startListeners(
  database: Database,
  modules: readonly WorkerModule[],
  log: (line: string) => void,
): () => Promise<void> {
  let stopped = false;
  const rounds = new Map<string, Promise<void>>();
  const listeners = modules.flatMap(({ listeners: own = [] }) => own);
  const stops = listeners.map((listener) =>
    repeat(LOOK, () => {
      const round = stopped ? Promise.resolve() : deliverAll(database, listener, log);
      rounds.set(listener.name, round);
      return round;
    }),
  );
  return async () => {
    stopped = true;
    for (const stop of stops) stop();
    await Promise.allSettled(rounds.values());
  };
}

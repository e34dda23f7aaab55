import type { Database } from "@kinora/database/client";
import { deliverEvents, type NamedListener } from "@kinora/database/event/deliver-events";
import { deliverLetter } from "@kinora/database/event/deliver-letters";
import { listenersWithMail } from "@kinora/database/event/with-listener";
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
  let looking: Promise<void> = Promise.resolve();
  const running = new Map<string, Promise<void>>();
  const listeners = modules.flatMap(({ listeners: own = [] }) => own);
  // One question for all of them: nearly always there is nothing for any.
  const look = async () => {
    const waiting = await listenersWithMail(database);
    for (const listener of listeners) {
      const { name } = listener;
      if (stopped || running.has(name) || !waiting.has(name)) continue;
      const delivered = deliverAll(database, listener, log)
        .catch(() => {})
        .finally(() => running.delete(name));
      running.set(name, delivered);
    }
  };
  const stop = repeat(LOOK, () => {
    looking = stopped ? Promise.resolve() : look();
    return looking;
  });
  return async () => {
    stopped = true;
    stop();
    await Promise.allSettled([looking, ...running.values()]);
  };
}

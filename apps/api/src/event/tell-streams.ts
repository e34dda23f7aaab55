import type { EventTail } from "@kinora/domain/event/event-tail";
import type { EventHub } from "./event-hub.ts";

/** Milliseconds between two polls for new events, with and without open streams. */
const [LOOK_MS, IDLE_MS] = [100, 1_000];

/**
 * Polls for new events and publishes them to the users with an open stream. Nothing is missed:
 * events that happen while the database is unavailable are published once it is back.
 *
 * @returns a function that stops it
 */
export function tellStreams(
  readNew: EventTail,
  hub: Pick<EventHub, "people" | "publish" | "watchers">,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let round: Promise<void> = Promise.resolve();
  let looked = 0;
  const look = async () => {
    const people = hub.people();
    const works = hub.watchers.works();
    if (people.length + works.length === 0 && performance.now() - looked < IDLE_MS) return;
    looked = performance.now();
    for (const signal of await readNew(people, works)) hub.publish(signal);
  };
  const go = () => {
    round = look()
      .catch(() => {})
      .finally(() => {
        if (!stopped) timer = setTimeout(go, LOOK_MS);
      });
  };
  go();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}

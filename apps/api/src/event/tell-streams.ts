import type { EventTail } from "@kinora/domain/event/event-tail";
import type { EventHub } from "./event-hub.ts";

/** Milliseconds between two looks at what happened, while somebody has a stream open, and while nobody has. */
const [LOOK_MS, IDLE_MS] = [100, 1_000];

/**
 * Tells the people who have a stream open of what happens to what is theirs. Nothing is missed: what happened while
 * the database was away is told once it is back.
 *
 * @returns a function that ends it
 */
export function tellStreams(
  readNew: EventTail,
  hub: Pick<EventHub, "people" | "publish">,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let round: Promise<void> = Promise.resolve();
  let looked = 0;
  const look = async () => {
    const people = hub.people();
    if (people.length === 0 && performance.now() - looked < IDLE_MS) return;
    looked = performance.now();
    for (const signal of await readNew(people)) hub.publish(signal);
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

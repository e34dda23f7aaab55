import { repeat } from "../repeat.ts";

const LOOK_MS = 500;
/** Services that are asked at once: one that is slow holds up nobody but its own. */
const AT_ONCE = 4;

/**
 * Pushes or mails what is due, some at a time; any number of processes may.
 *
 * @param deliver the one that is due first; false: nothing is
 *
 * @returns a function that ends it, once what is being sent is
 */
export function startDelivering(deliver: () => Promise<boolean>): () => Promise<void> {
  let stopped = false;
  const loops = Array.from({ length: AT_ONCE }, () => {
    let round: Promise<void> = Promise.resolve();
    const drain = async () => {
      while (!stopped && (await deliver()));
    };
    const stop = repeat(LOOK_MS, () => {
      round = drain();
      return round;
    });
    return async () => {
      stop();
      await round.catch(() => {});
    };
  });
  return async () => {
    stopped = true;
    await Promise.all(loops.map((stop) => stop()));
  };
}

import { repeat } from "../repeat.ts";

const LOOK_MS = 500;
/** Number of concurrent deliveries, so that a slow service holds up only its own. */
const AT_ONCE = 4;

/**
 * Sends due pushes or mails, several at a time; safe in any number of processes.
 *
 * @param deliver sends the one that is due first; returns false when none is
 *
 * @returns a function that stops delivery and resolves once current sends are done
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

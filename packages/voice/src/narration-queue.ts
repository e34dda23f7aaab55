import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Narration, SpeechOrder } from "./narration.ts";
import { type Narrator, openNarrator } from "./open-narrator.ts";

/** Milliseconds until a narrator that nobody wants is ended. */
const IDLE = 20_000;

/** Reads lines aloud one after the other, in one process that keeps the networks for the next. */
export interface NarrationQueue {
  /**
   * Words that hang or end the narrator fail alone: who waits goes on with a new one.
   * @throws like Narrator.narrate; the signal's reason at once when it aborts before the line's turn
   */
  narrate(order: SpeechOrder): Promise<Narration>;
  /** Ends the narrator; what is being spoken is given up. */
  close(): Promise<void>;
}

/** Opens the queue; `open` starts a narrator, with the first line and after one that was lost. */
export function openNarrationQueue(
  open: () => Promise<Narrator> = () => openNarrator(),
): NarrationQueue {
  let narrator: Promise<Narrator> | null = null;
  let rest: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  const close = async () => {
    clearTimeout(rest);
    const opened = narrator;
    narrator = null;
    await opened?.then((each) => each.close()).catch(() => {});
  };
  const speak = async (order: SpeechOrder): Promise<Narration> => {
    clearTimeout(rest);
    narrator ??= open();
    try {
      return await (await narrator).narrate(order);
    } catch (error) {
      // One that refuses is well; one that failed may have lost its network, and one that was stopped
      // may not have heard.
      if (!(error instanceof InputRefused)) await close();
      throw error;
    } finally {
      rest = setTimeout(() => void close(), IDLE).unref();
    }
  };
  return {
    async narrate(order) {
      const before = turn;
      const mine = Promise.withResolvers<void>();
      turn = before.then(() => mine.promise);
      try {
        await orAborted(before, order.signal);
        return await speak(order);
      } finally {
        mine.resolve();
      }
    },
    close,
  };
}

/** Resolves with the promise; rejects at once when the signal aborts before. */
function orAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => reject(signal?.reason);
    signal?.addEventListener("abort", stop, { once: true });
    void promise.then(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
  });
}

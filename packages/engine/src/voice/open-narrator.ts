import { openChild } from "../child/open-child.ts";
import type { ChildPlan } from "../child/start-child.ts";
import {
  type Narration,
  type NarrationOrder,
  NarrationRefused,
  type SentOrder,
} from "./narration.ts";
import { checkOrder } from "./read-aloud.ts";

export interface Narrator {
  /**
   * Reads a text aloud; orders are taken one after another.
   * @throws NarrationRefused with one sentence when the order cannot be spoken; the signal's reason when
   *   it is aborted; Error when no voice can say it or the process ends
   */
  narrate(order: NarrationOrder): Promise<Narration>;
  /** Ends the process and gives its memory back; what is being spoken is given up. */
  close(): Promise<void>;
}

const PLAN: ChildPlan = {
  name: "narrator",
  module: new URL("./narrator-child.ts", import.meta.url),
  heapMegabytes: 1_024,
  memoryMegabytes: 3_000,
  sweeps: true,
  sendsArrays: true,
};
/** Seconds for the longest breath on WebAssembly, with the networks opened before it. */
const SILENCE_LIMIT = 180;

/**
 * Opens a narrator in a process of its own. The networks are opened with the first order and kept, so that
 * several lines pay for it once: 0.75 GB for the large voices (1.2 GB for a moment while they open).
 */
export async function openNarrator(): Promise<Narrator> {
  const child = openChild<SentOrder, Narration, number>(
    PLAN,
    (reason) => new NarrationRefused(reason),
  );
  return {
    async narrate(order) {
      checkOrder(order);
      const { text, voice, speed, signal, onProgress } = order;
      return child.call(
        { text, voice, speed },
        { signal, onProgress, abortEnds: "call", silence: SILENCE_LIMIT },
      );
    },
    close: () => child.close(),
  };
}

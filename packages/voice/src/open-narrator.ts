import type { Sentence } from "@kinora/contracts/message/sentence";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { openChild } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { Narration, SentOrder, SpeechOrder } from "./narration.ts";
import { checkOrder } from "./read-aloud.ts";

export interface Narrator {
  /**
   * Narrates a text; orders are processed one after another.
   * @throws InputRefused when the order cannot be spoken; the signal's reason when
   *   it is aborted; ChildFailed when it hangs or the process ends; Error when no voice can speak it
   */
  narrate(order: SpeechOrder): Promise<Narration>;
  /** Ends the process, which frees its memory; the current order is abandoned. */
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
/** Seconds for the longest breath on WebAssembly, including opening the networks. */
const SILENCE_LIMIT = 180;

/** Seconds to open the networks on the slowest machine. */
const OPENING = 120;
/**
 * Maximum seconds of computation per second of speech. It takes 0.2 on an idle machine, six times
 * that on a busy one, and 5 on WebAssembly; failed breaths are spoken up to three times.
 */
const AT_MOST = 15;

/** Returns the timeout of a line in seconds. */
export function narrationLimit({ text, speed, mostSeconds }: SentOrder): number {
  const expected = speakingTime(text, speed);
  const most = mostSeconds === undefined ? expected : mostSeconds / speed;
  return OPENING + Math.ceil(AT_MOST * Math.min(expected, most));
}

/**
 * Opens a narrator in its own process. The networks are opened with the first order and kept, so
 * that several lines share the cost: 0.75 GB for the large voices (1.2 GB briefly while they open).
 */
export async function openNarrator(
  module = PLAN.module,
  limitOf = narrationLimit,
): Promise<Narrator> {
  const child = openChild<SentOrder, Narration, number, Sentence>(
    { ...PLAN, module },
    (said) => new InputRefused(said),
  );
  return {
    async narrate(order) {
      checkOrder(order);
      const { text, voice, speed, mostSeconds, signal, onProgress } = order;
      const sent = { text, voice, speed, ...(mostSeconds !== undefined && { mostSeconds }) };
      return child.call(sent, {
        ...{ signal, onProgress, abortEnds: "call" },
        ...{ silence: SILENCE_LIMIT, seconds: limitOf(sent) },
      });
    },
    close: () => child.close(),
  };
}

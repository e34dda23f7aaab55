import type { Sentence } from "@kinora/contracts/message/sentence";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { openChild } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { Narration, SentOrder, SpeechOrder } from "./narration.ts";
import { checkOrder } from "./read-aloud.ts";

export interface Narrator {
  /**
   * Reads a text aloud; orders are taken one after another.
   * @throws InputRefused when the order cannot be spoken; the signal's reason when
   *   it is aborted; ChildFailed when it hangs or the process ends; Error when no voice can say it
   */
  narrate(order: SpeechOrder): Promise<Narration>;
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

/** Seconds in which the networks are open on the slowest machine. */
const OPENING = 120;
/**
 * Seconds of work for one of speech. At rest it takes 0.2 of one, six times that on a crowded machine, 5 on
 * WebAssembly; what came out as no speech is spoken up to three times.
 */
const AT_MOST = 15;

/** Seconds a line may take. */
export function narrationLimit({ text, speed }: SentOrder): number {
  return OPENING + Math.ceil(AT_MOST * speakingTime(text, speed));
}

/**
 * Opens a narrator in a process of its own. The networks are opened with the first order and kept, so that
 * several lines pay for it once: 0.75 GB for the large voices (1.2 GB for a moment while they open).
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
      const { text, voice, speed, signal, onProgress } = order;
      const sent = { text, voice, speed };
      return child.call(sent, {
        ...{ signal, onProgress, abortEnds: "call" },
        ...{ silence: SILENCE_LIMIT, seconds: limitOf(sent) },
      });
    },
    close: () => child.close(),
  };
}

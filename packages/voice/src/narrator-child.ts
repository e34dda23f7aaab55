import { inputRefusal } from "@kinora/domain/creation/input-refused";
import { answerCalls } from "@kinora/process/child/answer-calls";
import type { Narration, SentOrder } from "./narration.ts";
import { openSpeakers } from "./open-speakers.ts";
import { readAloud, type Speakers } from "./read-aloud.ts";

/** Process that narrates; only its exit frees the memory of the networks. */

let speakers: Promise<Speakers> | undefined;

answerCalls<SentOrder, Narration, number>(async (order, { report, signal }) => {
  speakers ??= openSpeakers();
  return readAloud({ ...order, signal, onProgress: report }, await speakers);
}, inputRefusal);

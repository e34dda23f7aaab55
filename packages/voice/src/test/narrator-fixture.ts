import { setTimeout } from "node:timers/promises";
import { InputRefused, inputRefusal } from "@kinora/domain/creation/input-refused";
import { answerCalls } from "@kinora/process/child/answer-calls";
import type { Narration, SentOrder } from "../narration.ts";

/** Number of lines that this process has started. */
let begun = 0;

/** A narrator without networks: some texts are commands to it. */
answerCalls<SentOrder, Narration, number>(async ({ text, voice }, { report, signal }) => {
  begun += 1;
  report(0);
  if (text === "hang") for (;;);
  if (text === "die") process.exit(9);
  if (text === "refuse") throw new InputRefused({ code: "voice.nothingToSay", params: {} });
  // Ends only when aborted.
  if (text === "long") await setTimeout(600_000, undefined, { signal });
  return {
    ...{ samples: new Float32Array(1), sampleRate: 24_000, seconds: 1, words: [] },
    ...{
      voice,
      engine: "small",
      redone: begun,
      notices: [{ code: "voice.unknown", params: { voice: `${process.pid}` } }],
    },
  };
}, inputRefusal);

import { z } from "zod";
import { UNASKED } from "../hosted/unasked.ts";

const gems = z.number().int();
const pictures = z.number().int();
const task = z.enum(["script", "update", "preview"]);
const ARTIFACTS = [
  "picture",
  "narration",
  "ownNarration",
  "motion",
  "caption",
  "score",
  "assembly",
] as const;

export const storySentences = {
  /** Who wrote the script, where a language model is asked; `model`: a name of a brand. */
  "story.writtenBy": z.object({ model: z.string() }),
  "story.writtenHere": z.object({ model: z.string(), why: z.enum(UNASKED) }),
  /** What the gems were for. */
  "story.ordered": z.object({ task }),
  /** Why work ended without success. */
  "story.unmade": z.object({ task }),
  /** Working on it stopped the server. */
  "story.lost": z.object({}),
  "story.scriptStopped": z.object({}),
  "story.pieceUnmade": z.object({ piece: z.enum(ARTIFACTS) }),
  /** Told in a voice of one's own: none is chosen, or the chosen one is not there or not ready. */
  "story.noRecording": z.object({}),
  "story.recordingMissing": z.object({}),
};

/** What work on a story costs, and how that came about. */
export const storyPriceSentences = {
  "story.scriptPrice": z.object({ gems }),
  /** `gems` for each picture; `lines` gems for all lines that a service of others speaks. */
  "story.updatePrice": z.object({ pictures, gems, lines: gems }),
  /** Where services of others make pictures, too: `hosted` gems for all of those, `lines` for all lines that they speak. */
  "story.updateElsewhere": z.object({ pictures, gems, hosted: gems, lines: gems }),
  /** `perGem` seconds of film for a gem; `gems` for each picture that has to be drawn. No seconds: the least. */
  "story.renderPrice": z.object({ seconds: z.number(), perGem: z.number(), pictures, gems }),
};

import { z } from "zod";
import { UNASKED } from "../hosted/unasked.ts";

const gems = z.number().int();
const pictures = z.number().int();
const task = z.enum(["script", "update", "preview"]);
const ARTIFACTS = [
  "picture",
  "narration",
  "ownNarration",
  "footage",
  "motion",
  "caption",
  "score",
  "assembly",
] as const;

export const storySentences = {
  /** Writer of the script when a language model was asked; `model` is a brand name. */
  "story.writtenBy": z.object({ model: z.string() }),
  "story.writtenHere": z.object({ model: z.string(), why: z.enum(UNASKED) }),
  /** What the gems were for. */
  "story.ordered": z.object({ task }),
  /** Why work ended without success. */
  "story.unmade": z.object({ task }),
  /** Given up after workers died repeatedly while working on it. */
  "story.lost": z.object({}),
  "story.scriptStopped": z.object({}),
  "story.pieceUnmade": z.object({ piece: z.enum(ARTIFACTS) }),
  /**
   * Narration by the user's recording: none is chosen, or the chosen one is missing or not ready.
   */
  "story.noRecording": z.object({}),
  "story.recordingMissing": z.object({}),
};

/** Prices of work on a story and how they are composed. */
export const storyPriceSentences = {
  "story.scriptPrice": z.object({ gems }),
  /** `gems` per picture; `lines` gems for all lines spoken by an external service. */
  "story.updatePrice": z.object({ pictures, gems, lines: gems }),
  /**
   * When external services also make pictures: `hosted` gems for all of those, `lines` gems for all
   * lines they speak.
   */
  "story.updateElsewhere": z.object({ pictures, gems, hosted: gems, lines: gems }),
  /** When external services also make clips: `clips` gems for all of those. */
  "story.updateClips": z.object({ pictures, gems, clips: gems, hosted: gems, lines: gems }),
  /**
   * `perGem` seconds of film per gem; `gems` per picture still to be drawn. `seconds` is 0 for the
   * minimum price.
   */
  "story.renderPrice": z.object({ seconds: z.number(), perGem: z.number(), pictures, gems }),
};

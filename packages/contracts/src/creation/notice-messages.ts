import { z } from "zod";

/** Words of the prompt, or of a vocabulary of the engine. */
const words = z.array(z.string());
const name = z.string();

/** What a result does not show or play although its prompt says so. */
export const noticeSentences = {
  "picture.notDrawn": z.object({ words }),
  /** Each with what was drawn instead, such as "seagulls (dove)". */
  "picture.drawnAs": z.object({ words }),
  "picture.abstract": z.object({}),
  "clip.stays": z.object({}),
  "photo.nothingStandsOut": z.object({}),
  "photo.smallFace": z.object({}),
  "photo.onlyCamera": z.object({}),
  "photo.onlySound": z.object({}),
  "photo.ownLook": z.object({}),
  "music.unnamed": z.object({ genre: name }),
  "music.oneKind": z.object({ genre: name, others: words }),
  "music.notPlayed": z.object({ words }),
  "voice.notInstalled": z.object({}),
  "voice.cannotRun": z.object({}),
  /** No worker has reported its voices yet. */
  "voice.unheard": z.object({}),
  "voice.partBySmall": z.object({}),
  "voice.leftOut": z.object({ words, more: z.number().int() }),
  /** An external service did not speak a line; `service` is a brand name. */
  "voice.unspoken": z.object({
    service: z.string(),
    why: z.enum(["quota", "auth", "lost", "away"]),
  }),
  /** An external service did not make the picture of a scene; `service` is a brand name. */
  "picture.notMade": z.object({ service: z.string(), why: z.enum(["failed", "unsafe", "away"]) }),
  /** An external service did not make the clip of a scene. */
  "footage.notMade": z.object({ service: z.string(), why: z.enum(["failed", "unsafe", "away"]) }),
  /** Nothing in a scene can be spoken. */
  "voice.silent": z.object({}),
  "caption.noFont": z.object({ signs: words }),
};

/** Differences between a picture and the cast sheet. */
export const driftSentences = {
  "cast.undrawable": z.object({ name }),
  "cast.absent": z.object({ name }),
  "cast.otherColour": z.object({ name, colour: name }),
  "cast.without": z.object({ name, garment: name }),
  "cast.otherPlace": z.object({ name }),
};

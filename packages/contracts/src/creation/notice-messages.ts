import { z } from "zod";

/** As they stand in a prompt, or in a vocabulary of what makes the result. */
const words = z.array(z.string());
const name = z.string();

/** What a result does not show or play as its words say it. */
export const noticeSentences = {
  "picture.notDrawn": z.object({ words }),
  /** Each with what was drawn, "seagulls (dove)". */
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
  /** No worker has said yet which voices it has. */
  "voice.unheard": z.object({}),
  "voice.partBySmall": z.object({}),
  "voice.leftOut": z.object({ words, more: z.number().int() }),
  /** A service of others did not speak a line; `service`: a name of a brand. */
  "voice.unspoken": z.object({
    service: z.string(),
    why: z.enum(["quota", "auth", "lost", "away"]),
  }),
  /** A service of others did not make a picture of a scene; `service`: a name of a brand. */
  "picture.notMade": z.object({ service: z.string(), why: z.enum(["failed", "unsafe", "away"]) }),
  /** Nothing of a scene can be said. */
  "voice.silent": z.object({}),
  "caption.noFont": z.object({ signs: words }),
};

/** Where a picture differs from the cast sheet. */
export const driftSentences = {
  "cast.undrawable": z.object({ name }),
  "cast.absent": z.object({ name }),
  "cast.otherColour": z.object({ name, colour: name }),
  "cast.without": z.object({ name, garment: name }),
  "cast.otherPlace": z.object({ name }),
};

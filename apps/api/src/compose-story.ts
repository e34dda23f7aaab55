import { createHash, randomInt } from "node:crypto";
import { PIECE_VERSIONS } from "@kinora/catalogue/piece-versions";
import { VOICES } from "@kinora/catalogue/voices";
import { SEED_MAX } from "@kinora/contracts/limits";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import {
  PICTURE_GEMS,
  RENDER_SECONDS_PER_GEM,
  SCRIPT_GEMS,
} from "@kinora/contracts/story/story-limits";
import { pieceKeys } from "@kinora/domain/story/piece-keys";
import { voicesHere } from "@kinora/voice/voices-here";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

type VoicesHere = Awaited<ReturnType<typeof voicesHere>>;

/** What stories need of the engine, without making anything: voices, names of pieces, defaults. */
export function composeStory() {
  const here: Promise<VoicesHere> = voicesHere();
  // Asked for again with every question; a failure is told to whoever asks.
  here.catch(() => {});
  const defaults = async () => ({ ...STORY_DEFAULTS, voice: (await here).voices[0]?.key ?? "" });
  return {
    digest,
    keys: () => pieceKeys(digest, PIECE_VERSIONS),
    drawSeed: () => randomInt(SEED_MAX + 1),
    // All there are: a board from a machine with the large voices opens here too.
    isVoice: (key: string) => VOICES.some((one) => one.key === key),
    defaults,
    options: async (): Promise<StoryOptions> => ({
      voices: (await here).voices.map(({ engine: _, ...shown }) => shown),
      voiceEngine: (await here).engine,
      voiceNote: (await here).why,
      prices: {
        script: SCRIPT_GEMS,
        picture: PICTURE_GEMS,
        renderSecondsPerGem: RENDER_SECONDS_PER_GEM,
      },
      defaults: { ...(await defaults()), seed: 0 },
    }),
  };
}

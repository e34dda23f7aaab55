import { openNetwork } from "@kinora/network/open-network";
import { whyNoLargeVoice } from "./large/find-large.ts";
import { openLargeSpeaker } from "./large/open-large-speaker.ts";
import { readLargeModel } from "./large/read-model.ts";
import type { Speakers } from "./read-aloud.ts";
import { openSmallSpeaker } from "./small/open-small-speaker.ts";
import { readWordList } from "./small/prepare-g2p.ts";
import type { Speaker } from "./speaker.ts";

async function openLarge(): Promise<Speaker> {
  const { phonemize } = await import("phonemizer");
  const network = await openNetwork(await readLargeModel());
  // The file has been loaded into the network, so free its 325 MB of bytes at once.
  globalThis.gc?.();
  return openLargeSpeaker(network, phonemize);
}

/** Opens the speakers of this process, each on first use and kept. */
export async function openSpeakers(): Promise<Speakers> {
  const [why, words] = await Promise.all([whyNoLargeVoice(), readWordList()]);
  let large: Promise<Speaker> | undefined;
  let small: Promise<Speaker> | undefined;
  return {
    why,
    isWord: (word) => words.has(word.toUpperCase()),
    large: () => {
      large ??= openLarge();
      return large;
    },
    small: () => {
      small ??= openSmallSpeaker();
      return small;
    },
  };
}

import type { Network } from "@kinora/network/open-network";
import type { SoundedWord, Speaker } from "../speaker.ts";
import type { SpokenTake } from "../take.ts";
import { DURATIONS } from "./read-model.ts";
import { readStyles } from "./read-style.ts";
import { type Phonemizer, soundWords } from "./sound-words.ts";
import { encodeSounds } from "./vocabulary.ts";

const SAMPLE_RATE = 24_000;
/** Seconds of a frame in the durations: 600 samples. */
const FRAME = 0.025;

/** The network learned up to 510 sounds, but hurries beyond some 400. */
const BREATH = 380;

/** Where each word lies in the row of sounds the network is given. */
function layOut(words: readonly SoundedWord[]) {
  const sounds: string[] = [];
  const places = words.map(({ sounds: own, mark }, index) => {
    const from = sounds.length;
    sounds.push(...own);
    const to = sounds.length;
    const last = index === words.length - 1;
    // Without a stop at its end a breath stays in the air.
    const stop = mark || (last ? "." : "");
    if (stop) sounds.push(stop);
    if (!last) sounds.push(" ");
    return { from, to };
  });
  return { sounds, places };
}

/** A speaker over an open Kokoro network; the network is closed with it. */
export function openLargeSpeaker(network: Network, phonemize: Phonemizer): Speaker {
  const styles = new Map<string, Awaited<ReturnType<typeof readStyles>>>();
  return {
    engine: "large",
    breath: BREATH,
    sound: (words, voice) => soundWords(words, voice.language, phonemize),
    async speak(words, voice, speed): Promise<SpokenTake> {
      const styleOf = styles.get(voice.key) ?? (await readStyles(voice.key));
      styles.set(voice.key, styleOf);
      const { sounds, places } = layOut(words);
      const ids = encodeSounds(sounds);
      const feeds = {
        input_ids: {
          ...{ type: "int64" as const, data: BigInt64Array.from(ids), dims: [1, ids.length] },
        },
        style: { type: "float32" as const, data: styleOf(sounds.length), dims: [1, 256] },
        speed: { type: "float32" as const, data: Float32Array.of(speed), dims: [1] },
      };
      const [wave, frames] = await network.run(feeds, ["waveform", DURATIONS]);
      if (wave?.type !== "float32" || frames?.type !== "int64") {
        throw new Error("The large voice answered what cannot be used.");
      }
      // Seconds at which each number of the input ends; the first of them is the pad.
      let passed = 0;
      const ends = Array.from(frames.data, (count) => {
        passed += Number(count) * FRAME;
        return passed;
      });
      const times = places.map(({ from, to }) => ({ start: ends[from] ?? 0, end: ends[to] ?? 0 }));
      return { samples: wave.data, sampleRate: SAMPLE_RATE, times };
    },
    close: () => network.close(),
  };
}

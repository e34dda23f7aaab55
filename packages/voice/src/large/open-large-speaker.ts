import type { Network } from "@kinora/network/open-network";
import type { SoundedWord, Speaker } from "../speaker.ts";
import type { SpokenTake } from "../take.ts";
import { DURATIONS } from "./read-model.ts";
import { readStyles } from "./read-style.ts";
import { type Phonemizer, soundWords } from "./sound-words.ts";
import { encodeSounds } from "./vocabulary.ts";

const SAMPLE_RATE = 24_000;
/** Seconds per frame of the durations: 600 samples. */
const FRAME = 0.025;

/** Maximum sounds per breath. The network was trained on up to 510, but hurries above about 400. */
const BREATH = 380;

/** Lays out the words as one row of sounds, and returns the position of each. */
function layOut(words: readonly SoundedWord[]) {
  const sounds: string[] = [];
  const places = words.map(({ sounds: own, mark }, index) => {
    const from = sounds.length;
    sounds.push(...own);
    const to = sounds.length;
    const last = index === words.length - 1;
    // Without final punctuation, the intonation would not fall.
    const stop = mark || (last ? "." : "");
    if (stop) sounds.push(stop);
    if (!last) sounds.push(" ");
    return { from, to };
  });
  return { sounds, places };
}

/** Opens a speaker on a Kokoro network, which it closes together with itself. */
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
      // End of each input symbol in seconds; the first one is padding.
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

import { type Network, openNetwork } from "@kinora/network/open-network";
import { exposeOutput } from "../expose-output.ts";
import type { SoundedWord, Speaker } from "../speaker.ts";
import type { SpokenTake } from "../take.ts";
import { openSpellingReader, readSmallFile } from "./prepare-g2p.ts";

/** Tensor with the number of frames per symbol. */
const DURATIONS = "/Ceil_output_0_cast_to_fp32";

const BREATH = 240;

/** The punctuation that it knows; other marks are mapped to the nearest one. */
const STOPS = {
  "": "",
  ",": ",",
  "—": ",",
  ";": ",",
  ":": ",",
  ".": ".",
  "!": "!",
  "?": "?",
  "…": "…",
};

interface Metadata {
  readonly sample_rate: number;
  readonly symbols: readonly string[];
  readonly language_id: number;
  readonly tone_offset: number;
}

/** Joins a sound and its tone to one string, "ah:1", because a word's sounds are strings. */
const join = (phone: string, tone: number) => `${phone}:${tone}`;
const split = (sound: string): readonly [string, number] => {
  const at = sound.lastIndexOf(":");
  return [sound.slice(0, at), Number(sound.slice(at + 1))];
};

const int64 = (values: readonly number[]) => ({
  ...{ type: "int64" as const, data: BigInt64Array.from(values.map(BigInt)) },
  dims: [1, values.length],
});
const scalar = (value: number) => ({
  ...{ type: "float32" as const, data: Float32Array.of(value), dims: [1] },
});

/** Opens the small voice (@dittli/tts-en: VITS, 1.6 million weights), which is always installed. */
export async function openSmallSpeaker(): Promise<Speaker> {
  const meta: Metadata = JSON.parse((await readSmallFile("metadata.json")).toString("utf8"));
  const read = await openSpellingReader(new Set(meta.symbols));
  const ending = exposeOutput(DURATIONS, "float32");
  const network = await openNetwork(Buffer.concat([await readSmallFile("model.onnx"), ending]));
  return {
    engine: "small",
    breath: BREATH,
    async sound(words) {
      const sounded: SoundedWord[] = [];
      for (const word of words) {
        // Its reader only knows the letters a to z; "café" is read as "cafe".
        const plain = word.spoken.normalize("NFD").replaceAll(/[^a-z' ]/g, "");
        const sounds = plain.split(" ").flatMap((part) => {
          const { phones, tones } = part === "" ? { phones: [], tones: [] } : read(part);
          return phones.map((phone, index) => join(phone, tones[index] ?? 0));
        });
        if (sounds.length > 0) sounded.push({ ...word, sounds });
      }
      return sounded;
    },
    speak: (words, _voice, speed) => speak(network, meta, words, speed),
    close: () => network.close(),
  };
}

async function speak(
  network: Network,
  meta: Metadata,
  words: readonly SoundedWord[],
  speed: number,
): Promise<SpokenTake> {
  const sounds: string[] = [join("_", 0)];
  const places = words.map(({ sounds: own, mark }, index) => {
    const from = sounds.length;
    sounds.push(...own);
    const to = sounds.length;
    const stop = STOPS[mark] || (index === words.length - 1 ? "." : "");
    if (stop) sounds.push(join(stop, 0));
    return { from, to };
  });
  sounds.push(join("_", 0));
  const unknown = meta.symbols.indexOf("UNK");
  const symbols = sounds.map(split).map(([phone, tone]) => {
    const at = meta.symbols.indexOf(phone);
    return [at < 0 ? unknown : at, tone + meta.tone_offset] as const;
  });
  // Inserts a blank between all symbols and at both ends.
  const spread = (values: readonly number[]) => [0, ...values.flatMap((value) => [value, 0])];
  const ids = spread(symbols.map(([id]) => id));
  const float = (height: number) => ({
    ...{ type: "float32" as const, data: new Float32Array(ids.length * height) },
    dims: [1, height, ids.length],
  });
  const feeds = {
    x: int64(ids),
    x_lengths: { ...int64([ids.length]), dims: [1] },
    sid: { ...int64([0]), dims: [1] },
    tone: int64(spread(symbols.map(([, tone]) => tone))),
    language: int64(spread(symbols.map(() => meta.language_id))),
    bert: float(1024),
    ja_bert: float(768),
    // Without noise, so that the same words give the same samples.
    noise_scale: scalar(0),
    noise_scale_w: scalar(0),
    length_scale: scalar(1 / speed),
  };
  const [audio, frames] = await network.run(feeds, ["audio", DURATIONS]);
  if (audio?.type !== "float32" || frames?.type !== "float32") {
    throw new Error("The small voice answered what cannot be used.");
  }
  const total = frames.data.reduce((sum, count) => sum + count, 0);
  const frame = audio.data.length / meta.sample_rate / total;
  let passed = 0;
  const ends = Array.from(frames.data, (count) => {
    passed += count * frame;
    return passed;
  });
  // The sound at `index` is symbol 2 · index + 1 of the spread row.
  const times = places.map(({ from, to }) => ({
    start: ends[2 * from] ?? 0,
    end: ends[2 * to - 1] ?? 0,
  }));
  return { samples: audio.data, sampleRate: meta.sample_rate, times };
}

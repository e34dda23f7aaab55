import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Files of @dittli/tts-en 0.6.0 in the tested version. */
const FILES = {
  "model.onnx": "f0244ccac461c46b964a630a2acbb65818ff2454a0d286c31ba878c8cc425efa",
  "metadata.json": "a95904be55672ee09479d77d658183752fbd39d442b411ae71d8dfcd0f55c712",
  "cmudict.json": "592b3a124fc79d850eaa1ec117b13503a48723ae710555fd44f155ba71409740",
  "g2p_model.json": "b9bf424ae0d6fea011960032cee6615097db23ab71c5770576c9c44103f1b49f",
} as const;

/** Reads a file. @throws Error when it differs from the tested version */
export async function readSmallFile(name: keyof typeof FILES): Promise<Buffer> {
  const bytes = await readFile(require.resolve(`@dittli/tts-en/assets/en/${name}`));
  if (createHash("sha256").update(bytes).digest("hex") !== FILES[name]) {
    throw new Error(`The small voice's ${name} is not the one that was tried.`);
  }
  return bytes;
}

/** Returns English words, in upper case, from the CMU Pronouncing Dictionary. */
export async function readWordList(): Promise<ReadonlySet<string>> {
  const entries: object = JSON.parse((await readSmallFile("cmudict.json")).toString("utf8"));
  return new Set(Object.keys(entries));
}

/** Returns the sounds of a word with the tone of each: "ah" 1. */
export type SpellingReader = (word: string) => { phones: string[]; tones: number[] };

/**
 * Opens the spelling reader inside @dittli/tts-en (a dictionary, and a network for other words).
 * The package is made for browsers and fetches its files; while it opens, fetch is replaced to read
 * them from disk. Only for use in a separate process.
 */
export async function openSpellingReader(symbols: Set<string>): Promise<SpellingReader> {
  const { graphemeToPhonemeEN } = await import("@dittli/tts-en");
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    const name = String(address).split("/").at(-1);
    if (name !== "cmudict.json" && name !== "g2p_model.json")
      throw new Error("Nothing is fetched.");
    return new Response(new Uint8Array(await readSmallFile(name)));
  };
  try {
    await graphemeToPhonemeEN.prepare?.({ assetBase: "disk:/" });
  } finally {
    globalThis.fetch = fetch;
  }
  return (word) => {
    const { phones, tones } = graphemeToPhonemeEN(word, { symbolSet: symbols, padStartEnd: false });
    return { phones, tones };
  };
}

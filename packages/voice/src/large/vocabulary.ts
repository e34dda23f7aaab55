/**
 * Ids of sounds in Kokoro's input, from its tokenizer (onnx-community/Kokoro-82M-v1.0-ONNX,
 * Apache-2.0); only those needed for English and its punctuation.
 */
export const VOCABULARY: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ ";": 1, ":": 2, ",": 3, ".": 4, "!": 5, "?": 6, "—": 9, "…": 10, " ": 16 }),
  ...Object.entries({
    A: 24,
    I: 25,
    O: 31,
    Q: 33,
    T: 36,
    W: 39,
    Y: 41,
    ᵊ: 42,
    a: 43,
    b: 44,
    d: 46,
  }),
  ...Object.entries({
    e: 47,
    f: 48,
    h: 50,
    i: 51,
    j: 52,
    k: 53,
    l: 54,
    m: 55,
    n: 56,
    o: 57,
    p: 58,
  }),
  ...Object.entries({ s: 61, t: 62, u: 63, v: 64, w: 65, z: 68, ɑ: 69, ɐ: 70, ɒ: 71, æ: 72 }),
  ...Object.entries({ ɔ: 76, ð: 81, ʤ: 82, ə: 83, ɛ: 86, ɜ: 87, ɡ: 92, ɪ: 102, ŋ: 112, θ: 119 }),
  ...Object.entries({ ɹ: 123, ɾ: 125, ʃ: 131, ʧ: 133, ʊ: 135, ʌ: 138, ʒ: 147, ʔ: 148 }),
  ...Object.entries({ ˈ: 156, ˌ: 157, ː: 158, ᵻ: 177 }),
]);

/** Encodes sounds as ids, with padding on both sides; drops unknown sounds. */
export function encodeSounds(sounds: readonly string[]): bigint[] {
  const ids = sounds.map((sound) => VOCABULARY.get(sound) ?? 0).filter((id) => id > 0);
  return [0, ...ids, 0].map(BigInt);
}

import { type Network, openNetwork, type Values } from "@kinora/network/open-network";
import { BANDS, FRAMES, HEARING_RATE, makeLogMel } from "./log-mel.ts";
import { RECOGNIZERS, type RecognizerName, readRecognizer } from "./read-recognizer.ts";
import { timeTokens } from "./time-tokens.ts";
import { createTokenReader, type HeardWord, joinTokens } from "./token-text.ts";

/** Special tokens (generation_config.json). */
const [BEGIN, END, TRANSCRIBE, NO_TIMES] = [50_258, 50_257, 50_359, 50_363];
const ENGLISH = 50_259;
const LAST_LANGUAGE = 50_357;
/**
 * Tokens that are never produced (speaker signs, music and the like), and those that may not come
 * first (blank).
 */
const SUPPRESSED = [
  ...[1, 2, 7, 8, 9, 10, 14, 25, 26, 27, 28, 29, 31, 58, 59, 60, 61, 62, 63, 90, 91, 92, 93, 359],
  ...[503, 522, 542, 873, 893, 902, 918, 922, 931, 1350, 1853, 1982, 2460, 2627, 3246, 3253, 3268],
  ...[3536, 3846, 3961, 4183, 4667, 6585, 6647, 7273, 9061, 9383, 10428, 10929, 11938, 12033],
  ...[12331, 12562, 13793, 14157, 14635, 15265, 15618, 16553, 16604, 18362, 18956, 20075, 21675],
  ...[22520, 26130, 26161, 26435, 28279, 29464, 31650, 32302, 32470, 36865, 42863, 47425, 49870],
];
const FIRST_SUPPRESSED = [220, END];
/** Seconds per column of attention. */
const COLUMN = 0.02;
const COLUMNS = 1500;
const TOKENS_PER_SECOND = 9;

/** Shape of a decoder with its inputs and outputs. */
interface Shape {
  readonly heads: number;
  /** Layer and head of the attention heads that follow the sound. */
  readonly following: readonly (readonly [layer: number, head: number])[];
  readonly caches: readonly string[];
  readonly outputs: readonly string[];
}

function shapeOf(name: RecognizerName): Shape {
  const { layers, heads, following } = RECOGNIZERS[name];
  const all = Array.from({ length: layers }, (_, layer) => layer);
  const kinds = ["decoder.key", "decoder.value", "encoder.key", "encoder.value"];
  const caches = all.flatMap((layer) => kinds.map((kind) => `${layer}.${kind}`));
  return {
    heads,
    following: following.split(" ").map((pair) => {
      const [layer = 0, head = 0] = pair.split(",").map(Number);
      return [layer, head] as const;
    }),
    caches,
    outputs: [
      "logits",
      ...caches.map((cache) => `present.${cache}`),
      ...all.map((layer) => `cross_attentions.${layer}`),
    ],
  };
}

export interface Recognizer {
  /** Transcribes at most 30 s at 16 kHz. `language`: English, or whatever is spoken. */
  hear(samples: Float32Array, language: "en" | "any"): Promise<HeardWord[]>;
}

/**
 * Opens a Whisper recogniser. @throws Error when it is not installed or differs from the tested
 * version
 */
export async function openRecognizer(name: RecognizerName): Promise<Recognizer> {
  const files = await readRecognizer(name);
  const encoder = await openNetwork(files.encoder);
  const decoder = { network: await openNetwork(files.decoder), shape: shapeOf(name) };
  const readToken = createTokenReader(files.vocabulary);
  return {
    async hear(samples, language) {
      const mel = { type: "float32" as const, data: makeLogMel(samples), dims: [1, BANDS, FRAMES] };
      const [hidden] = await encoder.run({ input_features: mel }, ["last_hidden_state"]);
      if (hidden === undefined) return [];
      const seconds = samples.length / HEARING_RATE;
      const { tokens, looks } = await write(decoder, hidden, seconds, language);
      if (tokens.length === 0) return [];
      const columns = Math.min(COLUMNS, Math.ceil(seconds / COLUMN));
      const starts = timeTokens(looks, columns).map((column) => column * COLUMN);
      return joinTokens(
        tokens.map((token, index) => ({
          bytes: readToken(token),
          start: starts[index] ?? 0,
          end: starts[index + 1] ?? seconds,
        })),
      );
    },
  };
}

interface Decoder {
  readonly network: Network;
  readonly shape: Shape;
}

interface Step {
  readonly logits: Float32Array;
  readonly cache: ReadonlyMap<string, Values>;
  /** Attention of the last token for each alignment head. */
  readonly looks: readonly Float32Array[];
}

async function step(
  { network, shape }: Decoder,
  hidden: Values,
  tokens: readonly number[],
  cache: ReadonlyMap<string, Values> | null,
): Promise<Step> {
  const { heads, following, caches, outputs } = shape;
  const empty: Values = { type: "float32", data: new Float32Array(0), dims: [1, heads, 0, 64] };
  const feeds: Record<string, Values> = {
    input_ids: {
      ...{ type: "int64" as const, data: BigInt64Array.from(tokens.map(BigInt)) },
      dims: [1, tokens.length],
    },
    encoder_hidden_states: hidden,
    use_cache_branch: { type: "bool", data: Uint8Array.of(cache ? 1 : 0), dims: [1] },
  };
  for (const name of caches) feeds[`past_key_values.${name}`] = cache?.get(name) ?? empty;
  const answers = await network.run(feeds, outputs);
  const read = (name: string): Float32Array => {
    const { data } = answers[outputs.indexOf(name)] ?? {};
    return data instanceof Float32Array ? data : new Float32Array(0);
  };
  // The encoder's cache is computed once, with the first tokens; later runs return nothing for it.
  const kept = new Map(
    caches.map((name) => {
      const fresh = answers[outputs.indexOf(`present.${name}`)] ?? empty;
      return [name, (name.includes("encoder") && cache?.get(name)) || fresh] as const;
    }),
  );
  const width = read("logits").length / tokens.length;
  const looks = following.map(([layer, head]) => {
    const end = (head + 1) * tokens.length * COLUMNS;
    return read(`cross_attentions.${layer}`).slice(end - COLUMNS, end);
  });
  return { logits: read("logits").slice(-width), cache: kept, looks };
}

function likeliest(logits: Float32Array, from: number, to: number): number {
  let best = from;
  for (let token = from; token < to; token += 1) {
    if ((logits[token] ?? 0) > (logits[best] ?? 0)) best = token;
  }
  return best;
}

/**
 * Decodes greedily, the most likely token each time. `looks` has one row more than there are
 * tokens.
 */
async function write(
  decoder: Decoder,
  hidden: Values,
  seconds: number,
  language: "en" | "any",
): Promise<{ tokens: number[]; looks: Float32Array[][] }> {
  let spoken = ENGLISH;
  if (language === "any") {
    const { logits } = await step(decoder, hidden, [BEGIN], null);
    spoken = likeliest(logits, ENGLISH, LAST_LANGUAGE + 1);
  }
  const most = Math.min(220, Math.ceil(seconds * TOKENS_PER_SECOND) + 8);
  const tokens: number[] = [];
  const looks: Float32Array[][] = decoder.shape.following.map(() => []);
  let now = await step(decoder, hidden, [BEGIN, spoken, TRANSCRIBE, NO_TIMES], null);
  for (;;) {
    for (const [index, row] of now.looks.entries()) looks[index]?.push(row);
    const banned = tokens.length === 0 ? [...SUPPRESSED, ...FIRST_SUPPRESSED] : SUPPRESSED;
    for (const token of banned) now.logits[token] = Number.NEGATIVE_INFINITY;
    const token = likeliest(now.logits, 0, END + 1);
    if (token === END || tokens.length >= most) return { tokens, looks };
    tokens.push(token);
    now = await step(decoder, hidden, [token], now.cache);
  }
}

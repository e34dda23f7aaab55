import { Worker } from "node:worker_threads";
import type { OnnxAnswer, OnnxInput, OnnxThreadData } from "./onnx-input.ts";
import { readWeights, type WeightName } from "./weights.ts";

/**
 * Runs a network once in a thread of its own and answers its first output. A film needs each network
 * once or twice: opening it takes 0.05 to 0.5 s, keeping it would hold up to 350 MB.
 * @throws Error when the weights are not the ones that were tried, or the answer is not finite
 */
export async function runOnnx(name: WeightName, inputs: readonly OnnxInput[]): Promise<OnnxAnswer> {
  const workerData: OnnxThreadData = { weights: await readWeights(name), inputs };
  const thread = new Worker(new URL("./onnx-thread.ts", import.meta.url), {
    workerData,
    execArgv: [],
  });
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
      thread.once("exit", (code) => reject(new Error(`${name} ended early (${code})`)));
    });
    if (answer instanceof Uint8Array) return answer;
    if (answer instanceof Float32Array && answer.every(Number.isFinite)) return answer;
    throw new Error(`${name} answered what cannot be used`);
  } finally {
    await thread.terminate();
  }
}

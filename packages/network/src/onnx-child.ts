import { answerCalls } from "@kinora/process/child/answer-calls";
import type { OnnxRequest } from "./onnx-input.ts";
import { openNetwork, type Values } from "./open-network.ts";
import { readWeights } from "./weights.ts";

/**
 * Child process that runs one network once, because memory taken by a runtime is only freed when
 * its process ends.
 */

async function run({ name, inputs }: OnnxRequest): Promise<Float32Array | Uint8Array> {
  const network = await openNetwork(await readWeights(name), { once: true });
  const feeds: Record<string, Values> = {};
  for (const [index, input] of inputs.entries()) {
    const slot = network.inputs[index];
    if (slot === undefined) throw new RangeError(`${name} takes ${index} inputs`);
    feeds[slot] = input;
  }
  const [output] = await network.run(feeds, network.outputs.slice(0, 1));
  if (output?.data instanceof Uint8Array) return output.data;
  if (output?.data instanceof Float32Array && output.data.every(Number.isFinite)) {
    return output.data;
  }
  throw new Error(`${name} answered what cannot be used`);
}

answerCalls(run);

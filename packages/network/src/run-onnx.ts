import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import { callOnce } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { OnnxInput, OnnxRequest } from "./onnx-input.ts";
import type { WeightName } from "./weights.ts";

type Output = Float32Array | Uint8Array;

const PLAN: Omit<ChildPlan, "name"> = {
  module: new URL("./onnx-child.ts", import.meta.url),
  heapMegabytes: 1_024,
  memoryMegabytes: 2_000,
  // An arena per thread would hold 50 MB more.
  environment: KEEP_MEMORY,
  sendsArrays: true,
};
const SECONDS = 300;

/**
 * Runs a network once in its own process and returns its first output. A film needs each network
 * once or twice: starting takes 0.3 s, keeping them all would hold 600 MB.
 * @throws Error when the weights are not the tested ones, or the output is not finite
 */
export function runOnnx(name: WeightName, inputs: readonly OnnxInput[]): Promise<Output> {
  const plan = { ...PLAN, name: `network ${name}` };
  return callOnce<OnnxRequest, Output>(plan, { name, inputs }, { seconds: SECONDS });
}

import { parentPort, workerData } from "node:worker_threads";
import { env, InferenceSession, Tensor } from "onnxruntime-web";
import type { OnnxInput, OnnxThreadData } from "./onnx-input.ts";

/** Thread that runs one network once: memory of WebAssembly never shrinks, it ends with its thread. */

// More threads were no faster, and with one the sums are made in one order.
env.wasm.numThreads = 1;
env.logLevel = "error";

const toTensor = (input: OnnxInput): Tensor =>
  input.type === "float32"
    ? new Tensor("float32", input.data, input.dims)
    : new Tensor("uint8", input.data, input.dims);

const { weights, inputs }: OnnxThreadData = workerData;
const session = await InferenceSession.create(weights, {
  executionProviders: ["wasm"],
  logSeverityLevel: 3,
});
const feeds: Record<string, Tensor> = {};
for (const [index, input] of inputs.entries()) {
  const slot = session.inputNames[index];
  if (slot === undefined) throw new RangeError(`The network takes ${index} inputs`);
  feeds[slot] = toTensor(input);
}
const first = session.outputNames[0];
if (first === undefined) throw new Error("The network has no output");
const outputs = await session.run(feeds, [first]);
parentPort?.postMessage(outputs[first]?.data);

import { env, InferenceSession, Tensor } from "onnxruntime-web";
import type { OnnxAnswer, OnnxInput, OnnxRequest } from "./onnx-input.ts";
import { readWeights } from "./weights.ts";

/** Process that runs one network once: what WebAssembly and its compiler take, only an end gives back. */

// More threads were no faster, and with one the sums are made in one order.
env.wasm.numThreads = 1;
env.logLevel = "error";

const toTensor = (input: OnnxInput): Tensor =>
  input.type === "float32"
    ? new Tensor("float32", input.data, input.dims)
    : new Tensor("uint8", input.data, input.dims);

async function run({ name, inputs }: OnnxRequest): Promise<OnnxAnswer> {
  const session = await InferenceSession.create(await readWeights(name), {
    executionProviders: ["wasm"],
    logSeverityLevel: 3,
  });
  const feeds: Record<string, Tensor> = {};
  for (const [index, input] of inputs.entries()) {
    const slot = session.inputNames[index];
    if (slot === undefined) throw new RangeError(`${name} takes ${index} inputs`);
    feeds[slot] = toTensor(input);
  }
  const first = session.outputNames[0];
  const output = first && (await session.run(feeds, [first]))[first]?.data;
  if (output instanceof Uint8Array) return { output };
  if (output instanceof Float32Array && output.every(Number.isFinite)) return { output };
  throw new Error(`${name} answered what cannot be used`);
}

process.once("message", (request: OnnxRequest) => {
  run(request)
    .catch((error: unknown): OnnxAnswer => {
      return { failure: error instanceof Error ? error.message : String(error) };
    })
    .then((answer) => process.send?.(answer));
});
// Whoever asked has its answer, or is gone.
process.on("disconnect", () => process.exit(0));

import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { startWasmBackend } from "./start-wasm-backend.ts";
import { readWeights } from "./weights.ts";

/** Opens a TensorFlow.js graph from its files on disk; nothing is fetched. */
export async function openGraph(name: "blazeface" | "facemesh"): Promise<GraphModel> {
  await startWasmBackend();
  const [topology, weights] = await Promise.all([
    readWeights(`${name}.graph`),
    readWeights(`${name}.bin`),
  ]);
  const { modelTopology, weightsManifest } = JSON.parse(topology.toString("utf8"));
  const weightData = new Uint8Array(weights).buffer;
  const weightSpecs = weightsManifest[0].weights;
  return loadGraphModel({ load: async () => ({ modelTopology, weightSpecs, weightData }) });
}

/**
 * `npm run networks`: converts the networks published for TensorFlow.js to ONNX, writes them into
 * packages/network/assets and prints their sha256 for packages/network/src/weights.ts. The same
 * sources give the same bytes.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sourceFile } from "../sources/source-file.ts";
import { convertGraph } from "./convert-graph.ts";
import { convertLayers } from "./convert-layers.ts";
import type { Graph, NamedShape } from "./graph.ts";
import { readWeights } from "./read-weights.ts";
import { writeOnnx } from "./write-onnx.ts";

const require = createRequire(import.meta.url);

/** Converts a classifier of nsfwjs, whose files are modules that export JSON and Base64. */
function classifier(folder: string, name: string, side: number): Graph {
  const open = (file: string) => require(sourceFile(`nsfwjs/dist/models/${folder}/${file}.min.js`));
  const { modelTopology, weightsManifest } = open("model");
  const [{ paths, weights }] = weightsManifest;
  const shards: string[] = paths.map((path: string) => open(path)[path] ?? open(path));
  const file = Buffer.concat(shards.map((shard) => Buffer.from(shard, "base64")));
  const { layers } = modelTopology.model_config.config;
  return convertLayers(layers, readWeights(weights, file), { name, side, classes: 5 });
}

/** Converts a face network of Human, which consists of a graph and weights. */
function face(name: string, side: number, outputs: readonly NamedShape[]): Graph {
  const path = (ending: string) => sourceFile(`@vladmandic/human/models/${name}.${ending}`);
  const { modelTopology, weightsManifest } = JSON.parse(readFileSync(path("json"), "utf8"));
  const weights = readWeights(weightsManifest[0].weights, readFileSync(path("bin")));
  return convertGraph(modelTopology.node, weights, { name, side, outputs });
}

const graphs = [
  classifier("mobilenet_v2", "mobilenet", 224),
  classifier("inception_v3", "inception", 299),
  face("blazeface", 256, [
    { name: "Identity", dims: [1, 512, 1] },
    { name: "Identity_1", dims: [1, 384, 1] },
    { name: "Identity_2", dims: [1, 512, 16] },
    { name: "Identity_3", dims: [1, 384, 16] },
  ]),
  face("facemesh", 192, [
    { name: "Identity_2", dims: [1, 1404] },
    { name: "Identity_1", dims: [1, 1] },
  ]),
];
for (const graph of graphs) {
  const bytes = writeOnnx(graph);
  const file = new URL(`../../packages/network/assets/${graph.name}.onnx`, import.meta.url);
  writeFileSync(file, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  console.log(`${graph.name}.onnx ${bytes.length} bytes, sha256 ${sha256}`);
}

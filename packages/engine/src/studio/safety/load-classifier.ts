import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { setBackend, type Tensor3D } from "@tensorflow/tfjs-core";
import { load } from "nsfwjs/core";
import { MobileNetV2Model } from "nsfwjs/models/mobilenet_v2";

export interface Classifier {
  /** RGB picture of 224×224 (int32) to class names with their probabilities. */
  classify(picture: Tensor3D): Promise<readonly { className: string; probability: number }[]>;
}

let loading: Promise<Classifier> | undefined;

async function open(): Promise<Classifier> {
  // The wasm files are read from the package's folder; without a path they would be fetched.
  const entry = createRequire(import.meta.url).resolve("@tensorflow/tfjs-backend-wasm");
  setWasmPaths(join(dirname(entry), "/"));
  if (!(await setBackend("wasm")))
    throw new Error("The wasm backend of the classifier did not start");
  const model = await load("MobileNetV2", { modelDefinitions: [MobileNetV2Model] });
  return { classify: (picture) => model.classify(picture, 5) };
}

/** nsfwjs MobileNetV2 (MIT), weights inside the package: 0.3 s to load once a process, 75 ms a picture. */
export function loadClassifier(): Promise<Classifier> {
  loading ??= open();
  return loading;
}

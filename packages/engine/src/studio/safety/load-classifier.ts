import type { Tensor3D } from "@tensorflow/tfjs-core";
import { load } from "nsfwjs/core";
import { MobileNetV2Model } from "nsfwjs/models/mobilenet_v2";
import { startWasmBackend } from "../../network/start-wasm-backend.ts";

export interface Classifier {
  /** RGB picture of 224×224 (int32) to class names with their probabilities. */
  classify(picture: Tensor3D): Promise<readonly { className: string; probability: number }[]>;
}

let loading: Promise<Classifier> | undefined;

async function open(): Promise<Classifier> {
  await startWasmBackend();
  const model = await load("MobileNetV2", { modelDefinitions: [MobileNetV2Model] });
  return { classify: (picture) => model.classify(picture, 5) };
}

/** nsfwjs MobileNetV2 (MIT), weights inside the package: 0.3 s to load once a process, 75 ms a picture. */
export function loadClassifier(): Promise<Classifier> {
  loading ??= open();
  return loading;
}

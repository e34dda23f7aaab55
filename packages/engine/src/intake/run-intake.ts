import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { FileRefused } from "./file-refused.ts";
import { TOO_MUCH_MEMORY } from "./guard-memory.ts";
import type { IntakeAnswer, IntakeRequest, IntakeResult } from "./intake-protocol.ts";

/**
 * Seconds after which a file is refused as too costly, per kind: what the largest honest one takes on a
 * machine that is busy with other things.
 */
const TIME_LIMITS: Readonly<Record<UploadKind, number>> = { image: 60, audio: 300, video: 1_800 };
/** Whoever waits for a creation goes first. */
const NICENESS = 5;
/** Megabytes of JavaScript's own memory; pictures and films are held outside it. */
const HEAP_MEGABYTES = 384;

/** The process died before it could answer: of the file, or because somebody killed it. */
export class IntakeProcessDied extends Error {
  constructor(how: string) {
    super(`The intake died (${how})`);
    this.name = "IntakeProcessDied";
  }
}

/**
 * Takes a file in, in a process of its own with limits on time and memory.
 *
 * @throws FileRefused when the file is at fault, IntakeProcessDied, the signal's reason when it is
 *   aborted; any other error says nothing of the file
 */
export async function runIntake(
  request: IntakeRequest,
  signal: AbortSignal,
): Promise<IntakeResult> {
  signal.throwIfAborted();
  const child = fork(fileURLToPath(new URL("./intake-child.ts", import.meta.url)), [], {
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  const seconds = TIME_LIMITS[request.kind];
  const limit = AbortSignal.timeout(seconds * 1_000);
  const stop = AbortSignal.any([signal, limit]);
  const end = () => {
    // Losing the channel lets it take ffmpeg along; a hung one is killed.
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill("SIGKILL"), 1_000).unref();
  };
  stop.addEventListener("abort", end, { once: true });
  try {
    const answer = await new Promise<IntakeAnswer>((resolve, reject) => {
      child.once("error", reject);
      child.once("message", (message: IntakeAnswer) => resolve(message));
      child.once("exit", (code, killedBy) => {
        if (signal.aborted) reject(signal.reason);
        else if (limit.aborted || code === TOO_MUCH_MEMORY) {
          resolve({ type: "refused", code: "UPLOAD_TOO_COSTLY" });
        } else reject(new IntakeProcessDied(killedBy ?? `exit code ${code}`));
      });
      child.send(request, (error) => error && reject(error));
    });
    if (answer.type === "refused") throw new FileRefused(answer.code);
    if (answer.type === "failed") throw new Error(answer.reason);
    return answer.result;
  } finally {
    stop.removeEventListener("abort", end);
    end();
  }
}

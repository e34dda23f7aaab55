import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { FrameWorkerData, FromFrameWorker, ToFrameWorker } from "./frame-worker-protocol.ts";
import { startFfmpeg } from "./start-ffmpeg.ts";

/** Thread that feeds ffmpeg, so that the drawing thread never waits for the pipe. */

/**
 * Drawing takes longer, so ffmpeg gets lower priority, but not so low that a busy machine starves
 * it.
 */
const LOWER_PRIORITY = 4;
const LOWEST_PRIORITY = 19;

function yieldToDrawing(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(LOWEST_PRIORITY, getPriority() + LOWER_PRIORITY));
  } catch {
    // It has already ended; its exit tells why.
  }
}

const port = parentPort;
if (port === null) throw new Error("frame-worker runs as a worker thread");
const { args, slots }: FrameWorkerData = workerData;
const views = slots.map((slot) => Buffer.from(slot));
const controller = new AbortController();
const run = startFfmpeg(args, { signal: controller.signal });
yieldToDrawing(run.pid);
const send = (message: FromFrameWorker) => port.postMessage(message);

port.on("message", (message: ToFrameWorker) => {
  if (message.type === "frame") {
    const view = views[message.slot];
    if (view !== undefined) run.input.write(view, () => send({ type: "free", slot: message.slot }));
  } else if (message.type === "end") run.input.end();
  else controller.abort(new Error("aborted"));
});

run.done
  .then(
    () => send({ type: "done" }),
    (error: unknown) =>
      send({ type: "failed", reason: error instanceof Error ? error.message : String(error) }),
  )
  .finally(() => port.close());

import { Worker } from "node:worker_threads";
import type { FrameWorkerData, FromFrameWorker, ToFrameWorker } from "./frame-worker-protocol.ts";

export interface FramePipe {
  /** Copies a frame; resolves when the next one can be drawn. Rejects when ffmpeg has ended. */
  write(pixels: Uint8Array): Promise<void>;
  /** Signals the last frame; resolves when ffmpeg has finished its file. */
  end(): Promise<void>;
}

/**
 * Number of frames in transit to ffmpeg while the next is drawn; with fewer, a slow moment of
 * ffmpeg stops the drawing.
 */
const SLOTS = 4;

/**
 * Starts ffmpeg with raw frames of `frameBytes` on its standard input, fed by a separate thread,
 * because the pipe takes about as long as drawing a light frame. When `signal` aborts, ffmpeg is
 * killed and everything pending rejects with the signal's reason.
 */
export function openFramePipe(
  args: readonly string[],
  frameBytes: number,
  signal?: AbortSignal,
): FramePipe {
  signal?.throwIfAborted();
  const slots = Array.from({ length: SLOTS }, () => new SharedArrayBuffer(frameBytes));
  const workerData: FrameWorkerData = { args, slots };
  const worker = new Worker(new URL("./frame-worker.ts", import.meta.url), {
    workerData,
    execArgv: [],
  });
  const send = (message: ToFrameWorker) => worker.postMessage(message);
  const free = slots.map((_, index) => index);
  let wake = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  // Prevents an unhandled rejection; later awaits still reject.
  ended.promise.catch(() => {});

  const abort = () => send({ type: "abort" });
  signal?.addEventListener("abort", abort, { once: true });
  const fail = (reason: string) =>
    ended.reject(signal?.aborted === true ? signal.reason : new Error(reason));
  worker.on("message", (message: FromFrameWorker) => {
    if (message.type === "failed") fail(message.reason);
    else if (message.type === "done") ended.resolve();
    else {
      free.push(message.slot);
      wake.resolve();
    }
  });
  worker.on("error", (error) => fail(error instanceof Error ? error.message : String(error)));
  worker.on("exit", () => {
    signal?.removeEventListener("abort", abort);
    fail("The thread that feeds ffmpeg ended early");
  });

  return {
    write: async (pixels) => {
      let slot = free.shift();
      while (slot === undefined) {
        wake = Promise.withResolvers();
        const endedEarly = ended.promise.then(() => {
          throw new Error("ffmpeg ended before the last frame");
        });
        await Promise.race([wake.promise, endedEarly]);
        slot = free.shift();
      }
      const memory = slots[slot];
      if (memory === undefined) throw new RangeError("no such slot");
      new Uint8Array(memory).set(pixels);
      send({ type: "frame", slot });
    },
    end: () => {
      send({ type: "end" });
      return ended.promise;
    },
  };
}

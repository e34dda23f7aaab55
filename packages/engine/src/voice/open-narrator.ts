import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Narration, type NarrationOrder, NarrationRefused } from "./narration.ts";
import type { NarratorAnswer, NarratorRequest } from "./narrator-protocol.ts";
import { checkOrder } from "./read-aloud.ts";

export interface Narrator {
  /**
   * Reads a text aloud; orders are taken one after another.
   * @throws NarrationRefused with one sentence when the order cannot be spoken; the signal's reason when
   *   it is aborted; Error when no voice can say it or the process ends
   */
  narrate(order: NarrationOrder): Promise<Narration>;
  /** Ends the process and gives its memory back; what is being spoken is given up. */
  close(): Promise<void>;
}

interface Waiting {
  readonly onProgress: ((share: number) => void) | undefined;
  readonly resolve: (narration: Narration) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Opens a narrator in a process of its own. The networks are opened with the first order and kept, so that
 * several lines pay for it once: 0.75 GB for the large voices (1.2 GB for a moment while they open).
 */
export async function openNarrator(): Promise<Narrator> {
  const child = fork(fileURLToPath(new URL("./narrator-child.ts", import.meta.url)), [], {
    execArgv: ["--disable-warning=ExperimentalWarning", "--expose-gc"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const waiting = new Map<number, Waiting>();
  listen(child, waiting);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let last = 0;
  return {
    async narrate(order) {
      checkOrder(order);
      const { text, voice, speed, signal, onProgress } = order;
      signal?.throwIfAborted();
      if (!child.connected) throw new Error("The narrator is closed.");
      last += 1;
      const id = last;
      const send = (request: NarratorRequest) => child.connected && child.send(request);
      const stop = () => {
        send({ do: "stop", id });
        waiting.get(id)?.reject(signal?.reason);
        waiting.delete(id);
      };
      const spoken = new Promise<Narration>((resolve, reject) => {
        waiting.set(id, { onProgress, resolve, reject });
      });
      signal?.addEventListener("abort", stop, { once: true });
      send({ do: "narrate", id, order: { text, voice, speed } });
      return spoken.finally(() => signal?.removeEventListener("abort", stop));
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function listen(child: ChildProcess, waiting: Map<number, Waiting>): void {
  child.on("message", (answer: NarratorAnswer) => {
    const caller = waiting.get(answer.id);
    if (caller === undefined) return;
    if ("share" in answer) {
      caller.onProgress?.(answer.share);
      return;
    }
    waiting.delete(answer.id);
    if ("narration" in answer) caller.resolve(answer.narration);
    else {
      const Kind = answer.refused ? NarrationRefused : Error;
      caller.reject(new Kind(answer.failure));
    }
  });
  const fail = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  child.once("error", (error) => fail(error.message));
  child.once("exit", (code, killedBy) => fail(`The narrator ended early (${killedBy ?? code}).`));
}

import { serveStore } from "../serve-store.ts";
import { openStateFile } from "../state-file.ts";
import type { StoreRequest } from "../store-request.ts";
import {
  type GooglePlaySimulator,
  type GooglePlaySimulatorOptions,
  openGooglePlaySimulator,
} from "./google-play-simulator.ts";
import type { SentPush } from "./messages/deliver-messages.ts";

export interface ServeGooglePlayOptions
  extends Pick<GooglePlaySimulatorOptions, "packageName" | "commandKey" | "audience"> {
  /** Keeps the state; without it, nothing survives. */
  readonly file?: string;
  /** Where notifications are pushed, asked for each time: a server may start after its store. */
  readonly pushTo: () => string;
  /** Port 0, the default, takes any free port. */
  readonly port?: number;
  readonly now?: () => Date;
}

export interface ServedGooglePlay {
  /** For example "http://127.0.0.1:40123". */
  readonly origin: string;
  readonly simulator: GooglePlaySimulator;
  close(): Promise<void>;
}

/** How often the served simulator looks for what has become due, at the latest. */
const LOOKS = 1_000;
const PATIENCE = 30_000;

/** Serves a simulated Google Play on this machine and pushes until it is answered 2xx. */
export async function serveGooglePlay(options: ServeGooglePlayOptions): Promise<ServedGooglePlay> {
  const { file, pushTo, port, now = () => new Date(), ...rest } = options;
  const kept = file === undefined ? null : await openStateFile(file);
  const closing = new AbortController();
  const simulator = await openGooglePlaySimulator({
    ...{ ...rest, now, send: (push) => post(pushTo(), push, closing.signal) },
    ...(kept && { saved: kept.saved, save: kept.save }),
  });
  const pushes = keepPushing(simulator, closing.signal);
  const answer = async (request: StoreRequest) => {
    const reply = await simulator.answer(request);
    pushes.hurry();
    return reply;
  };
  const served = await serveStore(answer, port).catch((error) => {
    closing.abort();
    throw error;
  });
  return {
    ...{ origin: served.origin, simulator },
    async close() {
      closing.abort();
      await Promise.all([served.close(), pushes.ended]);
    },
  };
}

/** Pushes again and again, and at once when hurried, until it is stopped. */
function keepPushing(simulator: GooglePlaySimulator, stopped: AbortSignal) {
  let hurry = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOKS);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  stopped.addEventListener("abort", () => hurry(), { once: true });
  const run = async () => {
    while (!stopped.aborted) {
      const paused = pause();
      await simulator.deliver().catch((error) => {
        console.error("The simulated Google Play could not keep its state:", error);
      });
      await paused;
    }
  };
  return { ended: run(), hurry: () => hurry() };
}

async function post(
  url: string,
  { body, headers }: SentPush,
  stopped: AbortSignal,
): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE)]);
    const response = await fetch(url, { method: "POST", body, headers, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

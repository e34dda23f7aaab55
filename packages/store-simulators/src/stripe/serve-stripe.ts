import { serveStore } from "../serve-store.ts";
import { openStateFile } from "../state-file.ts";
import type { StoreRequest } from "../store-request.ts";
import type { SentEvent } from "./events/deliver.ts";
import {
  openStripeSimulator,
  type StripeSimulator,
  type StripeSimulatorOptions,
} from "./stripe-simulator.ts";

export interface ServeStripeOptions
  extends Pick<StripeSimulatorOptions, "secretKey" | "webhookSecret" | "pageOf" | "products"> {
  /** Keeps the state; without it, nothing survives. */
  readonly file?: string;
  /** Where events are posted, asked for each time: a server may start after its store. */
  readonly eventsTo: () => string;
  /** Port 0, the default, takes any free port. */
  readonly port?: number;
  readonly now?: () => Date;
}

export interface ServedStripe {
  /** For example "http://127.0.0.1:40123". */
  readonly origin: string;
  readonly simulator: StripeSimulator;
  close(): Promise<void>;
}

/** How often the served simulator looks for what has become due, at the latest. */
const LOOKS = 1_000;
const PATIENCE = 30_000;

/** Serves a simulated Stripe on this machine and posts its events until they are answered 2xx. */
export async function serveStripe(options: ServeStripeOptions): Promise<ServedStripe> {
  const { file, eventsTo, port, now = () => new Date(), ...rest } = options;
  const kept = file === undefined ? null : await openStateFile(file);
  const closing = new AbortController();
  const send = ({ body, headers }: SentEvent) => post(eventsTo(), body, headers, closing.signal);
  const simulator = await openStripeSimulator({
    ...{ ...rest, now, send },
    ...(kept && { saved: kept.saved, save: kept.save }),
  });
  const deliveries = keepDelivering(simulator, closing.signal);
  const answer = async (request: StoreRequest) => {
    const reply = await simulator.answer(request);
    deliveries.hurry();
    return reply;
  };
  const served = await serveStore(answer, port).catch((error) => {
    closing.abort();
    throw error;
  });
  return {
    origin: served.origin,
    simulator,
    async close() {
      closing.abort();
      await Promise.all([served.close(), deliveries.ended]);
    },
  };
}

/** Delivers again and again, and at once when hurried, until it is stopped. */
function keepDelivering(simulator: StripeSimulator, stopped: AbortSignal) {
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
        console.error("The simulated Stripe could not keep its state:", error);
      });
      await paused;
    }
  };
  return { ended: run(), hurry: () => hurry() };
}

async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
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

import { postMessage } from "../keep-delivering.ts";
import { serveDelivering } from "../serve-delivering.ts";
import { openStateFile } from "../state-file.ts";
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

/** Serves a simulated Stripe on this machine and posts its events until they are answered 2xx. */
export async function serveStripe(options: ServeStripeOptions): Promise<ServedStripe> {
  const { file, eventsTo, port, now = () => new Date(), ...rest } = options;
  const kept = file === undefined ? null : await openStateFile(file);
  const closing = new AbortController();
  const simulator = await openStripeSimulator({
    ...{ ...rest, now, send: (event) => postMessage(eventsTo(), event, closing.signal) },
    ...(kept && { saved: kept.saved, save: kept.save }),
  });
  const served = await serveDelivering(simulator, closing, port);
  return { ...served, simulator };
}

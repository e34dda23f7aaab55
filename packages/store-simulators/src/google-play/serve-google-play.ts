import { postMessage } from "../keep-delivering.ts";
import { serveDelivering } from "../serve-delivering.ts";
import { openStateFile } from "../state-file.ts";
import {
  type GooglePlaySimulator,
  type GooglePlaySimulatorOptions,
  openGooglePlaySimulator,
} from "./google-play-simulator.ts";

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

/** Serves a simulated Google Play on this machine and pushes until it is answered 2xx. */
export async function serveGooglePlay(options: ServeGooglePlayOptions): Promise<ServedGooglePlay> {
  const { file, pushTo, port, now = () => new Date(), ...rest } = options;
  const kept = file === undefined ? null : await openStateFile(file);
  const closing = new AbortController();
  const simulator = await openGooglePlaySimulator({
    ...{ ...rest, now, send: (push) => postMessage(pushTo(), push, closing.signal) },
    ...(kept && { saved: kept.saved, save: kept.save }),
  });
  const served = await serveDelivering(simulator, closing, port);
  return { ...served, simulator };
}

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import type { LocalSettings } from "./settings.ts";
import { isPublic } from "./sign-in.ts";
import { StartRefusal } from "./start-refusal.ts";

export interface SimulatedStore {
  /** Environment variables with which api and worker find it; empty when it isn't served. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Returns whether nothing else sells gems, and the server may pretend to. */
export const servesStore = (
  settings: Pick<LocalSettings, "publicUrl" | "host">,
  { STRIPE_SECRET_KEY, DEMO }: NodeJS.ProcessEnv,
): boolean => !STRIPE_SECRET_KEY && (DEMO === "true" || !isPublic(settings));

export const loadStore = () => import("@kinora/store-simulators/stripe/serve-shop");

/**
 * Starts the built-in store simulator, unless a store is configured or the server is public
 * without being a demo: there, nothing is sold. Purchases survive a restart, like the database.
 *
 * @throws StartRefusal when its state is damaged
 */
export async function openSimulatedStore(
  settings: Pick<LocalSettings, "publicUrl" | "host" | "apiPort" | "dataDirectory">,
  environment: NodeJS.ProcessEnv,
): Promise<SimulatedStore> {
  if (!servesStore(settings, environment)) return { environment: {}, stop: async () => {} };
  const { serveShop } = await loadStore();
  const secretKey = `sk_test_${randomBytes(16).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(16).toString("hex")}`;
  const file = join(settings.dataDirectory, "stores", "stripe.json");
  const api = `http://${settings.host === "0.0.0.0" ? "127.0.0.1" : settings.host}:${settings.apiPort}`;
  const stripe = await serveShop({
    ...{ secretKey, webhookSecret, file },
    pageOf: (session) => `${settings.publicUrl}/checkout/${session}`,
    eventsTo: () => api + STRIPE_EVENTS_PATH,
  }).catch((error: unknown) => {
    throw new StartRefusal(
      `The store simulator does not start: ${error instanceof Error ? error.message : error}. Its purchases are in ${file}.`,
    );
  });
  return {
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_SIMULATOR_URL: stripe.origin,
    },
    stop: stripe.close,
  };
}

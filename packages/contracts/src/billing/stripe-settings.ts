import type { PurchaseEnvironment } from "./store-vocabulary.ts";

/** How to reach Stripe, or the simulator that stands in for it. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Verifies that events come from Stripe. */
  readonly webhookSecret: string;
  readonly environment: PurchaseEnvironment;
  /** Origin of the simulator on this machine; null for Stripe itself. */
  readonly simulator: string | null;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_SIMULATOR_URL. Null when nothing is
 * sold here.
 *
 * @throws an error that names the variable that is missing or invalid
 */
export function readStripeSettings(source: Source): StripeSettings | null {
  const secretKey = source.STRIPE_SECRET_KEY ?? "";
  const webhookSecret = source.STRIPE_WEBHOOK_SECRET ?? "";
  const simulator = source.STRIPE_SIMULATOR_URL || null;
  if (secretKey === "") return null;
  if (webhookSecret === "") throw new Error("STRIPE_WEBHOOK_SECRET is missing.");
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (!isLive && !/^(sk|rk)_test_/.test(secretKey))
    throw new Error("STRIPE_SECRET_KEY begins with neither sk_live_ nor sk_test_.");
  if (simulator === null)
    return { secretKey, webhookSecret, simulator, environment: isLive ? "live" : "test" };
  if (isLive) throw new Error("STRIPE_SIMULATOR_URL is set beside a live STRIPE_SECRET_KEY.");
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(simulator))
    throw new Error("STRIPE_SIMULATOR_URL must be on this machine, as http://127.0.0.1:4242.");
  return { secretKey, webhookSecret, simulator, environment: "simulated" };
}

/** True when this server takes money for gems. */
export const takesMoney = (source: Source): boolean =>
  /^(sk|rk)_live_/.test(source.STRIPE_SECRET_KEY ?? "") ||
  (Boolean(source.APP_STORE_KEY_ID) && source.APP_STORE_ENVIRONMENT === "production") ||
  (Boolean(source.GOOGLE_PLAY_SERVICE_ACCOUNT) && !source.GOOGLE_PLAY_SIMULATOR_URL);

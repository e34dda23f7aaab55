import type { PurchaseEnvironment } from "./store-vocabulary.ts";
import { takesMoney } from "./stripe-settings.ts";

/** Which purchases count on this server. */
export interface CountedPurchases {
  readonly takesMoney: boolean;
  /** Ids of people whose test purchases count on a server that takes money. */
  readonly testers: ReadonlySet<string>;
}

/**
 * Reads STORE_TESTERS.
 *
 * @throws an error that names the variable that is invalid
 */
export function readCountedPurchases(
  source: Readonly<Record<string, string | undefined>>,
): CountedPurchases {
  const ids = (source.STORE_TESTERS ?? "").split(/[\s,]+/).filter((id) => id !== "");
  const wrong = ids.find((id) => !/^[\w-]{1,64}$/.test(id));
  if (wrong !== undefined)
    throw new Error(`STORE_TESTERS has "${wrong}": it must be ids of people separated by commas.`);
  return { takesMoney: takesMoney(source), testers: new Set(ids) };
}

/**
 * True when a purchase counts for a person: where money is taken, test money counts only for
 * testers, and a simulator's for nobody.
 */
export const counts = (
  { takesMoney: isPaid, testers }: CountedPurchases,
  environment: PurchaseEnvironment,
  userId: string,
): boolean => !isPaid || environment === "live" || (environment === "test" && testers.has(userId));

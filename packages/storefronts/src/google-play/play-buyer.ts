import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";

/**
 * Whom an app named when something was bought. The app chooses it: a hint, not a proof. Null when it
 * named nobody.
 */
export interface PlayBuyer {
  readonly accountId: string | null;
  readonly profileId: string | null;
}

interface NamedBuyer {
  readonly obfuscatedExternalAccountId?: string | null;
  readonly obfuscatedExternalProfileId?: string | null;
}

/** Returns the buyer that a purchase names. */
export const buyerOf = (named: NamedBuyer | undefined): PlayBuyer => ({
  accountId: named?.obfuscatedExternalAccountId || null,
  profileId: named?.obfuscatedExternalProfileId || null,
});

/** What a purchase was paid with; Google marks those of its testers. */
export function environmentOf(
  { simulator }: { readonly simulator: string | null },
  testPurchase: object | null | undefined,
): PurchaseEnvironment {
  if (simulator !== null) return "simulated";
  return testPurchase ? "test" : "live";
}

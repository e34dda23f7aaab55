import type { PurchaseEnvironment } from "./store-vocabulary.ts";
import { takesMoney } from "./stripe-settings.ts";

/** How to reach the App Store, or the simulator that stands in for it. */
export interface AppStoreSettings {
  /** Id of the in-app purchase key, who issued it, and the file that holds it (.p8). */
  readonly keyId: string;
  readonly issuerId: string;
  readonly keyFile: string;
  readonly bundleId: string;
  /** The app's number. */
  readonly appId: number;
  /** Folder with Apple's root certificates, as they are downloaded (.cer, DER). */
  readonly rootsFolder: string;
  /** `live` knows the sandbox's purchases too: reviewers of the app make them on a live server. */
  readonly environment: PurchaseEnvironment;
  /** Origin of the simulator on this machine; null for the App Store itself. */
  readonly simulator: string | null;
}

type Source = Readonly<Record<string, string | undefined>>;

const NAMES = ["ISSUER_ID", "KEY_FILE", "BUNDLE_ID", "APP_ID", "ROOTS"] as const;

/**
 * Reads APP_STORE_KEY_ID and what belongs to it. Null when there is no app. Only Apple's two
 * environments can be chosen: in its local ones nothing that is signed is verified.
 *
 * @throws an error that names the variable that is missing or invalid
 */
export function readAppStoreSettings(source: Source): AppStoreSettings | null {
  const keyId = source.APP_STORE_KEY_ID ?? "";
  if (keyId === "") return null;
  const missing = NAMES.find((name) => !source[`APP_STORE_${name}`]);
  if (missing) throw new Error(`APP_STORE_${missing} is missing.`);
  const of = (name: (typeof NAMES)[number]) => source[`APP_STORE_${name}`] ?? "";
  const appId = Number(of("APP_ID"));
  if (!Number.isSafeInteger(appId) || appId <= 0)
    throw new Error("APP_STORE_APP_ID must be the app's number.");
  return {
    ...{ keyId, appId, issuerId: of("ISSUER_ID"), keyFile: of("KEY_FILE") },
    ...{ bundleId: of("BUNDLE_ID"), rootsFolder: of("ROOTS"), ...placeOf(source) },
  };
}

function placeOf(source: Source): Pick<AppStoreSettings, "environment" | "simulator"> {
  const named = source.APP_STORE_ENVIRONMENT ?? "";
  const simulator = source.APP_STORE_SIMULATOR_URL || null;
  if (named !== "production" && named !== "sandbox")
    throw new Error("APP_STORE_ENVIRONMENT must be production or sandbox.");
  if (simulator === null)
    return { environment: named === "production" ? "live" : "test", simulator };
  if (takesMoney(source))
    throw new Error("APP_STORE_SIMULATOR_URL is set beside keys that take money.");
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(simulator))
    throw new Error("APP_STORE_SIMULATOR_URL must be on this machine, as http://127.0.0.1:4242.");
  return { environment: "simulated", simulator };
}

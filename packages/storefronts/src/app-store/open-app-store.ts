import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { PhoneStore } from "@kinora/domain/billing/phone-store";
import type { StoreNotice } from "@kinora/domain/billing/storefront";
import { type AppStoreSecrets, openPlace } from "./app-store-place.ts";
import { boughtItem } from "./bought-item.ts";
import { askedPlace } from "./read-app-store.ts";
import { verifyNotification, verifyTransaction } from "./verify-app-store.ts";

/** The App Store, and how its notifications are verified. */
export interface AppStore extends PhoneStore {
  readonly store: "app_store";
  /**
   * Returns null when the notification is forged, or of another app.
   *
   * @throws StoreUnreachable when that can't be known now
   */
  readonly verify: (body: string) => Promise<StoreNotice | null>;
}

/** Opens the App Store with the operator's key, or the simulator. @throws an error that says what is wrong with a file */
export function openAppStore(settings: AppStoreSettings): AppStore {
  const secrets = readSecrets(settings);
  const places = environmentsOf(settings).map((one) => openPlace(settings, secrets, one));
  return {
    store: "app_store",
    places: places.map(askedPlace),
    verify: (body) => verifyNotification(places, body),
    async identify(receipt) {
      if (receipt.store !== "app_store") return null;
      const found = await verifyTransaction(places, receipt.signedTransaction);
      return found && boughtItem(found.said, found.place.environment);
    },
    async lookUp({ ref }) {
      for (const place of places) {
        const transaction = await place.transaction(ref);
        if (transaction) return boughtItem(transaction, place.environment);
      }
      return null;
    },
  };
}

/** Whoever reviews the app buys in the sandbox, on the server that takes money. */
const environmentsOf = ({
  environment,
}: Pick<AppStoreSettings, "environment">): readonly PurchaseEnvironment[] =>
  environment === "live" ? ["live", "test"] : [environment];

function readSecrets({ keyFile, rootsFolder }: AppStoreSettings): AppStoreSecrets {
  const key = readFileSync(keyFile, "utf8");
  if (!key.includes("PRIVATE KEY")) throw new Error(`APP_STORE_KEY_FILE holds no key: ${keyFile}`);
  const roots = readdirSync(rootsFolder)
    .filter((name) => /\.(cer|der)$/i.test(name))
    .map((name) => readFileSync(join(rootsFolder, name)));
  if (roots.length === 0)
    throw new Error(`APP_STORE_ROOTS holds no certificate (.cer): ${rootsFolder}`);
  return { key, roots };
}

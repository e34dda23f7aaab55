import { readAppStoreSettings } from "./app-store-settings.ts";

/** How to ask App Store Connect about our products, or the simulator that stands in for it. */
export interface AppStoreConnectSettings {
  /** Id of a team key with the role "App Manager", who issued it, and the file that holds it (.p8). */
  readonly keyId: string;
  readonly issuerId: string;
  readonly keyFile: string;
  /** The app's number. */
  readonly appId: number;
  /** Origin of the simulator on this machine; null for App Store Connect itself. */
  readonly simulator: string | null;
}

/**
 * Reads APP_STORE_CONNECT_KEY_ID and what belongs to it; the key of in-app purchases can't ask about
 * products. Null when there is none.
 *
 * @throws an error that names the variable that is missing or invalid
 */
export function readAppStoreConnectSettings(
  source: Readonly<Record<string, string | undefined>>,
): AppStoreConnectSettings | null {
  const keyId = source.APP_STORE_CONNECT_KEY_ID ?? "";
  if (keyId === "") return null;
  const [issuerId, keyFile] = ["ISSUER_ID", "KEY_FILE"].map((name) => {
    const value = source[`APP_STORE_CONNECT_${name}`];
    if (!value) throw new Error(`APP_STORE_CONNECT_${name} is missing.`);
    return value;
  }) as [string, string];
  const app = readAppStoreSettings(source);
  if (app === null) throw new Error("APP_STORE_CONNECT_KEY_ID is set without APP_STORE_KEY_ID.");
  return { keyId, issuerId, keyFile, appId: app.appId, simulator: app.simulator };
}

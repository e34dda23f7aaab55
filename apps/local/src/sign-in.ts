import { join } from "node:path";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import { requireLegal } from "@kinora/storage/disk/legal-folder";
import { errorMessage } from "./error-code.ts";
import type { LocalSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

export type SimulatedSignIn = {
  /** Names of the providers replaced by the built-in one. */
  simulated: string[];
  /** Environment variables with which the api finds it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Loaded only where it is used: it is most of what a start loads. */
export const loadProvider = () => import("@kinora/local-identity/start-local-provider");

/** Starts the built-in identity provider unless the environment names Google or Apple. */
export async function openSignIn(
  settings: LocalSettings,
  environment: NodeJS.ProcessEnv,
): Promise<SimulatedSignIn> {
  try {
    const real = readRealProviders(environment);
    if (real.google || real.apple) {
      return { simulated: [], environment: {}, stop: async () => {} };
    }
    const simulated = ["Google", "Apple"];
    const { startLocalProvider } = await loadProvider();
    const provider = await startLocalProvider({
      port: 0,
      directory: join(settings.dataDirectory, "identity"),
      publicUrl: settings.publicUrl,
      environment,
    });
    return {
      simulated,
      environment: { LOCAL_IDENTITY_URL: provider.issuer },
      stop: () => provider.close(),
    };
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** Refuses a publicly reachable server that has only demo accounts, unless DEMO=true allows it. */
export function refusePublicDemo(settings: LocalSettings, environment: NodeJS.ProcessEnv): void {
  if (environment.DEMO === "true" || !isPublic(settings)) return;
  if (namesProvider(environment)) return;
  throw new StartRefusal(
    "A public server needs real sign-in, or anybody could be its owner: set the client ids of Google or Apple, or DEMO=true to show it with demo people.",
  );
}

/**
 * Refuses a public server without its operator's terms, rules, privacy policy and imprint, and a
 * folder of them that is incomplete.
 */
export async function refuseWithoutLegal(
  { publicUrl, legalFolder }: LocalSettings,
  { DEMO }: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    await requireLegal(publicUrl, { legalFolder, isDemo: DEMO === "true" });
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** Returns whether the environment configures Google or Apple. */
export function namesProvider(environment: NodeJS.ProcessEnv): boolean {
  try {
    const { google, apple } = readRealProviders(environment);
    return google !== null || apple !== null;
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Returns whether other machines can reach the server. */
export function isPublic({ publicUrl, host }: Pick<LocalSettings, "publicUrl" | "host">): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || !LOOPBACK.test(hostname) || !LOOPBACK.test(host);
}

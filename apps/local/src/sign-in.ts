import { join } from "node:path";
import { startLocalProvider } from "@kinora/identity/local-provider/start-local-provider";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import { errorMessage } from "./error-code.ts";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

export type SignIn = {
  /** The providers whose place the built-in one takes. */
  simulated: string[];
  /** What the api needs to find it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Starts the built-in identity provider unless the environment names both Google and Apple. */
export async function openSignIn(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
): Promise<SignIn> {
  try {
    const real = readRealProviders(environment);
    const simulated = [real.google ? [] : "Google", real.apple ? [] : "Apple"].flat();
    if (simulated.length === 0) return { simulated, environment: {}, stop: async () => {} };
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

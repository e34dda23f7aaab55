import type { Settings } from "./settings.ts";

export type SignIn = {
  /** True when people sign in at the built-in provider instead of Google and Apple. */
  simulated: boolean;
  /** What api needs to find the providers. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Google and Apple when the environment names them, else the built-in identity provider. */
export async function openSignIn(
  _settings: Settings,
  environment: NodeJS.ProcessEnv,
): Promise<SignIn> {
  const real = Boolean(environment.GOOGLE_CLIENT_ID || environment.APPLE_CLIENT_ID);
  return { simulated: !real, environment: {}, stop: async () => {} };
}

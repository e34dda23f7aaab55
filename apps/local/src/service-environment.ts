import { openSecrets } from "./secrets.ts";
import type { LocalSettings } from "./settings.ts";
import { isPublic } from "./sign-in.ts";

type Parts = {
  databaseUrl: string;
  webFolder: string;
  signIn: Record<string, string>;
  /** Of the store simulator. */
  store: Readonly<Record<string, string>>;
  /** Of the simulators of social platforms. */
  platforms: Readonly<Record<string, string>>;
  /** Path of the PEM file with the key that signs results. */
  signingKey: string;
};

/**
 * Mails are shown on a public page when only this machine can reach the server, or only demo
 * accounts use it.
 */
const hasMailbox = (settings: LocalSettings, { signIn }: Parts): boolean =>
  !process.env.SMTP_URL && ("LOCAL_IDENTITY_URL" in signIn || !isPublic(settings));

/**
 * Returns the environment of api and worker: every setting they need, under its documented name.
 */
export function serviceEnvironment(settings: LocalSettings, parts: Parts): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...openSecrets(settings.dataDirectory, process.env),
    ...parts.signIn,
    ...parts.store,
    SIMULATED_PLATFORMS: "",
    ...parts.platforms,
    DATABASE_URL: parts.databaseUrl,
    DATA_DIR: settings.dataDirectory,
    HOST: settings.host,
    PORT: `${settings.apiPort}`,
    SHARE_PORT: settings.apis > 1 ? "yes" : "",
    PUBLIC_URL: settings.publicUrl,
    SIGNING_KEY_FILE: parts.signingKey,
    SEED: settings.seed ? "1" : "0",
    LOCAL_MAILBOX: hasMailbox(settings, parts) ? "yes" : "",
    WEB_DIR: parts.webFolder,
    LEGAL_DIR: settings.legalFolder ?? "",
  };
}

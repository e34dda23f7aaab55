import { join } from "node:path";
import type { IdentitySettings } from "@kinora/identity/identity-settings";
import { localProviders } from "@kinora/identity/local-provider/local-clients";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import { z } from "zod";

/** What the api reads from its environment; docs/operations.md describes each. */
const variables = z.object({
  DATABASE_URL: z.url(),
  DATA_DIR: z.string().min(1),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535),
  PUBLIC_URL: z.url(),
  WEB_DIR: z.string().min(1),
  SESSION_SECRET: z.string().min(32),
  MEDIA_SECRET: z.string().min(32),
  OWNER_EMAIL: z.string().optional(),
  LOCAL_IDENTITY_URL: z.url().optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
});

export interface Environment {
  readonly databaseUrl: string;
  readonly mediaDirectory: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly webFolder: string;
  readonly mediaSecret: string;
  readonly logLevel: string;
  readonly limited: boolean;
  readonly identity: IdentitySettings;
  /** What is a simulation here, in words. */
  readonly simulated: readonly string[];
}

/** @throws an error that names the variable which is missing or wrong */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = variables.parse(given);
  const real = readRealProviders(given);
  const local = read.LOCAL_IDENTITY_URL ? localProviders(read.LOCAL_IDENTITY_URL) : null;
  const google = real.google ?? local?.google;
  const apple = real.apple ?? local?.apple;
  if (!google || !apple) {
    throw new Error("Sign-in needs the ids of Google and Apple, or LOCAL_IDENTITY_URL.");
  }
  const replaced = [real.google ? [] : "Google", real.apple ? [] : "Apple"].flat();
  return {
    databaseUrl: read.DATABASE_URL,
    mediaDirectory: join(read.DATA_DIR, "media"),
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL,
    webFolder: read.WEB_DIR,
    mediaSecret: read.MEDIA_SECRET,
    logLevel: read.LOG_LEVEL,
    limited: read.RATE_LIMITS === "on",
    identity: {
      publicUrl: read.PUBLIC_URL,
      secret: read.SESSION_SECRET,
      google,
      apple,
      ownerEmail: read.OWNER_EMAIL ?? null,
    },
    simulated: replaced.length > 0 ? [`sign-in with ${replaced.join(" and ")}: demo people`] : [],
  };
}

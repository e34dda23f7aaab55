import { join } from "node:path";
import {
  type AppStoreSettings,
  readAppStoreSettings,
} from "@kinora/contracts/billing/app-store-settings";
import {
  type GooglePlaySettings,
  readGooglePlaySettings,
} from "@kinora/contracts/billing/google-play-settings";
import {
  type CountedPurchases,
  readCountedPurchases,
} from "@kinora/contracts/billing/store-testers";
import { readStripeSettings, type StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { readEmbedOrigins } from "@kinora/contracts/embed/embed-origins";
import { type HostedAudience, readHostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import { takesOwnKeys } from "@kinora/contracts/hosted/own-keys-switch";
import { readSealingSecrets, type SealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import { readHostNames, readTrustedProxies } from "@kinora/contracts/http/server-addresses";
import { LEAST_AGE } from "@kinora/contracts/legal/legal-names";
import { readS3Settings, type S3Settings } from "@kinora/contracts/media/s3-settings";
import { type MailSettings, readMailSettings } from "@kinora/contracts/notification/mail-settings";
import { type PushSettings, readPushSettings } from "@kinora/contracts/notification/push-settings";
import { z } from "zod";

/** Environment variables of the api, documented in docs/operations.md. */
const variables = z.object({
  DATABASE_URL: z.url(),
  DATA_DIR: z.string().min(1),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535),
  SHARE_PORT: z.enum(["yes", "no"]).default("no"),
  PUBLIC_URL: z.url(),
  TRUSTED_PROXIES: z.string().default("loopback"),
  ALLOWED_HOSTS: z.string().default(""),
  EMBED_ORIGINS: z.string().default(""),
  WEB_DIR: z.string().min(1),
  LEGAL_DIR: z.string().optional(),
  LEAST_AGE: z.coerce.number().int().min(1).max(99).default(LEAST_AGE),
  DEMO: z.string().optional(),
  SESSION_SECRET: z.string().min(32),
  MEDIA_SECRET: z.string().min(32),
  SIGNING_KEY_FILE: z.string().optional(),
  OWNER_EMAIL: z.string().optional(),
  LOCAL_IDENTITY_URL: z.url().optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  PSEUDO_LOCALE: z.enum(["on", "off"]).default("off"),
});

export interface Environment {
  readonly databaseUrl: string;
  readonly mediaDirectory: string;
  /** Directory that receives uploaded bytes; the worker ingests them from there. */
  readonly uploadsDirectory: string;
  /** Directory where the worker writes the samples shown beside styles, models and voices. */
  readonly samplesDirectory: string;
  /** Object storage used instead of these directories; null when files are kept on disk. */
  readonly s3: S3Settings | null;
  /** Shared by all processes of the server; its contents are described in docs/operations.md. */
  readonly securityLogFile: string;
  /** Daily record of the head of the audit log. */
  readonly auditHeadsFile: string;
  readonly host: string;
  readonly port: number;
  /**
   * True when other processes listen on the same port and the system distributes connections among
   * them.
   */
  readonly sharesPort: boolean;
  readonly publicUrl: string;
  /** Addresses whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  /** Host names that the server answers to, in addition to the loopback names. */
  readonly hosts: readonly string[];
  /** Sites whose pages may show works in a frame; "*" for all. */
  readonly embedOrigins: readonly string[];
  readonly webFolder: string;
  /** Directory with terms, rules, privacy policy and imprint; null for the example texts. */
  readonly legalFolder: string | null;
  /** Minimum age for signing up, in years. */
  readonly leastAge: number;
  /** True for a demo, which may be public without legal texts of its own. */
  readonly isDemo: boolean;
  readonly mediaSecret: string;
  /** Null when service keys cannot be stored. */
  readonly sealingSecrets: SealingSecrets | null;
  /** True when users may enter their own service keys for their orders. */
  readonly takesOwnKeys: boolean;
  /** PEM file of the key that signs results; null when they are not signed. */
  readonly signingKeyFile: string | null;
  readonly logLevel: string;
  readonly limited: boolean;
  /** True when clients may request the pseudo-locale, which is for tests only. */
  readonly pseudoLocale: boolean;
  /** At least 32 characters; signs refresh credentials. */
  readonly sessionSecret: string;
  readonly ownerEmail: string | null;
  readonly hostedFor: HostedAudience;
  /** Null when nothing is sold here. */
  readonly stripe: StripeSettings | null;
  /** Null when there is no app at the App Store. */
  readonly appStore: AppStoreSettings | null;
  /** Null when there is no app at Google Play. */
  readonly googlePlay: GooglePlaySettings | null;
  readonly counted: CountedPurchases;
  /** Null when web push is off. */
  readonly push: PushSettings | null;
  /** Null when this server sends no mail. */
  readonly mail: MailSettings | null;
  /** Directory for mails that are kept instead of sent. */
  readonly mailFolder: string;
  /** URL of the built-in identity provider; null when both Google and Apple are configured. */
  readonly localIdentityUrl: string | null;
}

/**
 * @throws an error that names the variable that is missing or invalid
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = variables.parse(given);
  return {
    databaseUrl: read.DATABASE_URL,
    mediaDirectory: join(read.DATA_DIR, "media"),
    uploadsDirectory: join(read.DATA_DIR, "uploads"),
    samplesDirectory: join(read.DATA_DIR, "samples"),
    s3: readS3Settings(given),
    securityLogFile: join(read.DATA_DIR, "security.log"),
    auditHeadsFile: join(read.DATA_DIR, "audit-heads.log"),
    host: read.HOST,
    port: read.PORT,
    sharesPort: read.SHARE_PORT === "yes",
    publicUrl: read.PUBLIC_URL,
    trustedProxies: understood("TRUSTED_PROXIES", readTrustedProxies(read.TRUSTED_PROXIES)),
    hosts: [
      new URL(read.PUBLIC_URL).hostname,
      ...understood("ALLOWED_HOSTS", readHostNames(read.ALLOWED_HOSTS)),
    ],
    embedOrigins: understood("EMBED_ORIGINS", readEmbedOrigins(read.EMBED_ORIGINS)),
    webFolder: read.WEB_DIR,
    legalFolder: read.LEGAL_DIR ?? null,
    leastAge: read.LEAST_AGE,
    isDemo: read.DEMO === "true",
    mediaSecret: read.MEDIA_SECRET,
    sealingSecrets: readSealingSecrets(given),
    takesOwnKeys: takesOwnKeys(given),
    signingKeyFile: read.SIGNING_KEY_FILE ?? null,
    logLevel: read.LOG_LEVEL,
    limited: read.RATE_LIMITS === "on",
    pseudoLocale: read.PSEUDO_LOCALE === "on",
    sessionSecret: read.SESSION_SECRET,
    hostedFor: readHostedAudience(given),
    stripe: readStripeSettings(given),
    appStore: readAppStoreSettings(given),
    googlePlay: readGooglePlaySettings(given),
    counted: readCountedPurchases(given),
    push: readPushSettings(given),
    mail: readMailSettings(given),
    mailFolder: join(read.DATA_DIR, "mail"),
    ownerEmail: read.OWNER_EMAIL ?? null,
    localIdentityUrl: read.LOCAL_IDENTITY_URL ?? null,
  };
}

function understood(name: string, list: string[] | null): string[] {
  if (list === null) throw new Error(`${name} cannot be understood.`);
  return list;
}

import { resolve } from "node:path";
import { readAppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import { readGooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { readCountedPurchases } from "@kinora/contracts/billing/store-testers";
import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { readHostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import { readHostNames, readTrustedProxies } from "@kinora/contracts/http/server-addresses";
import { readS3Settings } from "@kinora/contracts/media/s3-settings";
import { errorMessage } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

/** Settings of the local server. */
export type LocalSettings = {
  port: number;
  /** Port the api listens on: `port`, or another one behind the web app's development server. */
  apiPort: number;
  /** Address the server listens on. */
  host: string;
  /** URL at which browsers reach it. */
  publicUrl: string;
  dataDirectory: string;
  /** Folder of a prebuilt web app; undefined builds it from the sources. */
  webFolder: string | undefined;
  /** Folder of terms, rules, privacy policy and imprint; undefined uses examples. */
  legalFolder: string | undefined;
  /** Undefined uses the embedded Postgres. */
  databaseUrl: string | undefined;
  /** Whether pending migrations are applied; when false, a start with pending ones is refused. */
  mayMigrate: boolean;
  /** Whether demo content is created after the first start. */
  seed: boolean;
  /** Number of api processes, which share a port. */
  apis: number;
  workers: number;
  /**
   * For developers: restarts api and worker and reloads the web app on change, and shows all logs.
   */
  watch: boolean;
};

const defaultPort = 4310;

/**
 * @throws StartRefusal that names the invalid variable
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  root: string,
  parameters: string[],
): LocalSettings {
  const port = readPort(environment.PORT);
  requireLists(environment);
  requireBucket(environment);
  requireAudience(environment);
  requireStores(environment);
  requireSealingSecrets(environment);
  requireAge(environment.LEAST_AGE);
  const watch = parameters.includes("--watch");
  return {
    port,
    apiPort: watch ? port + 1 : port,
    // With the local identity provider, anyone who reaches the server can sign in as its owner.
    host: environment.HOST || "127.0.0.1",
    publicUrl: readUrl("PUBLIC_URL", environment.PUBLIC_URL || `http://localhost:${port}`),
    dataDirectory: resolve(root, environment.DATA_DIR || ".kinora"),
    webFolder: environment.WEB_DIR || undefined,
    legalFolder: environment.LEGAL_DIR ? resolve(root, environment.LEGAL_DIR) : undefined,
    databaseUrl: environment.DATABASE_URL || undefined,
    mayMigrate: readMigrate(environment.MIGRATE),
    seed: environment.SEED !== "0",
    apis: readApis(environment.API, watch),
    workers: readCount("WORKERS", environment.WORKERS),
    watch,
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartRefusal(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
}

const mostProcesses = 64;

function readCount(name: string, text: string | undefined): number {
  const count = Number(text || 1);
  if (Number.isInteger(count) && count > 0 && count <= mostProcesses) return count;
  throw new StartRefusal(
    `${name} is "${text}": it must be a whole number from 1 to ${mostProcesses}.`,
  );
}

/**
 * Several api processes can share a port only where the system distributes connections among them.
 */
function readApis(text: string | undefined, watch: boolean): number {
  const count = readCount("API", text);
  if (count === 1 || (process.platform === "linux" && !watch)) return count;
  throw new StartRefusal(
    `API is "${text}": several processes share a port on Linux only, and not while developing.`,
  );
}

function readMigrate(text: string | undefined): boolean {
  if (!text || text === "yes") return true;
  if (text === "no") return false;
  throw new StartRefusal(`MIGRATE is "${text}": it must be yes or no.`);
}

function readUrl(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new StartRefusal(
      `${name} is "${text}": it must be an address like http://localhost:4310.`,
    );
  }
  return text.replace(/\/+$/, "");
}

/** Checks how gems are sold, which api and worker read themselves. */
function requireStores(environment: NodeJS.ProcessEnv): void {
  try {
    readStripeSettings(environment);
    readAppStoreSettings(environment);
    readGooglePlaySettings(environment);
    readCountedPurchases(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

function requireBucket(environment: NodeJS.ProcessEnv): void {
  try {
    readS3Settings(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** Checks who may use external services, which api and worker read themselves. */
function requireAudience(environment: NodeJS.ProcessEnv): void {
  try {
    readHostedAudience(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/**
 * Checks the sealing secrets, which api and worker read themselves; one is generated when none is
 * set.
 */
function requireSealingSecrets(environment: NodeJS.ProcessEnv): void {
  try {
    readSealingSecrets(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** The api reads these itself; this only checks that they can be parsed. */
function requireLists({ TRUSTED_PROXIES = "", ALLOWED_HOSTS = "" }: NodeJS.ProcessEnv): void {
  if (readTrustedProxies(TRUSTED_PROXIES) === null) {
    throw new StartRefusal(
      `TRUSTED_PROXIES is "${TRUSTED_PROXIES}": it must be addresses or ranges separated by commas, like 10.0.0.1, 10.1.0.0/16.`,
    );
  }
  if (readHostNames(ALLOWED_HOSTS) === null) {
    throw new StartRefusal(
      `ALLOWED_HOSTS is "${ALLOWED_HOSTS}": it must be host names separated by commas, without ports.`,
    );
  }
}

/** The api reads this itself; this only checks that it can be parsed. */
function requireAge(text: string | undefined): void {
  if (!text || /^[1-9]\d?$/.test(text)) return;
  throw new StartRefusal(`LEAST_AGE is "${text}": it must be a whole number from 1 to 99.`);
}

import { resolve } from "node:path";
import { readHostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import { readHostNames, readTrustedProxies } from "@kinora/contracts/http/server-addresses";
import { readS3Settings } from "@kinora/contracts/media/s3-settings";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { errorMessage } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

/** What a person may choose about the local server. */
export type LocalSettings = {
  port: number;
  /** Where the api listens; `port`, or behind the web app's own server while developing. */
  apiPort: number;
  /** Address the server listens on. */
  host: string;
  /** Where browsers find it. */
  publicUrl: string;
  dataDirectory: string;
  /** Folder of a web app built elsewhere; undefined builds it from the sources here. */
  webFolder: string | undefined;
  /** Folder of terms, rules, privacy and imprint; undefined: an example of them. */
  legalFolder: string | undefined;
  /** Undefined: the embedded Postgres. */
  databaseUrl: string | undefined;
  /** Whether what is new in the database's shape is applied; else a start stops before it. */
  mayMigrate: boolean;
  /** Whether demo people's content is made after the first start. */
  seed: boolean;
  /** Processes of the api, which share its port, and of the worker. */
  apis: number;
  workers: number;
  /** For developers: restart api and worker and reload the web app on change, show all logs. */
  watch: boolean;
};

const defaultPort = 4310;

/** @throws StartRefusal that names the variable which cannot be understood */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  root: string,
  parameters: string[],
): LocalSettings {
  const port = readPort(environment.PORT);
  requireLists(environment);
  requireBucket(environment);
  requireServices(environment);
  requireSealingSecrets(environment);
  requireAge(environment.LEAST_AGE);
  const watch = parameters.includes("--watch");
  return {
    port,
    apiPort: watch ? port + 1 : port,
    // With the local identity provider anybody who reaches the server may sign in as its owner.
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

/** Several listen on one port where the system shares connections out among them. */
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

/** Api and worker read them themselves; here it is only found out whether they can. */
function requireBucket(environment: NodeJS.ProcessEnv): void {
  try {
    readS3Settings(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** Keys and addresses of services of others, and whom they work for: api and worker read them themselves. */
function requireServices(environment: NodeJS.ProcessEnv): void {
  try {
    readHostedAudience(environment);
    configuredProviders(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** Api and worker read it themselves, and one is made where none is set. */
function requireSealingSecrets(environment: NodeJS.ProcessEnv): void {
  try {
    readSealingSecrets(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}

/** The api reads them itself; here it is only found out whether it can. */
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

/** The api reads it itself. */
function requireAge(text: string | undefined): void {
  if (!text || /^[1-9]\d?$/.test(text)) return;
  throw new StartRefusal(`LEAST_AGE is "${text}": it must be a whole number from 1 to 99.`);
}

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "./start-refusal.ts";
import { writeAside } from "./write-aside.ts";

/** Each is 32 random bytes; used that way, VAPID_PRIVATE_KEY is a P-256 private key. */
const names = ["SESSION_SECRET", "MEDIA_SECRET", "SEALING_SECRET", "VAPID_PRIVATE_KEY"] as const;

type Secrets = Record<(typeof names)[number], string>;

/**
 * Returns the secrets of this data directory, generated at its first start and readable only by its
 * owner. A secret set in the environment takes precedence.
 *
 * @throws StartRefusal when the file that stores them is damaged, because new secrets would sign
 * every user out
 */
export function openSecrets(dataDirectory: string, environment: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDirectory, "secrets.json");
  const stored = existsSync(file) ? readStored(file) : {};
  const read = (name: (typeof names)[number]): string =>
    environment[name] || (stored[name] ?? randomBytes(32).toString("base64url"));
  const secrets: Secrets = {
    SESSION_SECRET: read(names[0]),
    MEDIA_SECRET: read(names[1]),
    SEALING_SECRET: read(names[2]),
    VAPID_PRIVATE_KEY: read(names[3]),
  };
  if (names.some((name) => stored[name] === undefined)) {
    writeAside(file, JSON.stringify({ ...secrets, ...stored }));
  }
  return secrets;
}

function readStored(file: string): Partial<Secrets> {
  const stored = parsed(readFileSync(file, "utf8"));
  const isWhole =
    typeof stored === "object" &&
    stored !== null &&
    Object.values(stored).every((secret) => typeof secret === "string" && secret !== "");
  if (isWhole) return stored;
  throw new StartRefusal(
    `The file ${file} is damaged: put it back from the backup, or remove it (everybody then signs in again).`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

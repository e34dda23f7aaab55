import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const names = ["SESSION_SECRET", "MEDIA_SECRET"] as const;

type Secrets = Record<(typeof names)[number], string>;

/**
 * The secrets of this data directory, made at its first start and readable by its owner only; one
 * given in the environment wins.
 */
export function openSecrets(dataDirectory: string, environment: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDirectory, "secrets.json");
  const stored: Record<string, unknown> = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  const read = (name: string): string => {
    const kept = environment[name] || stored[name];
    return typeof kept === "string" ? kept : randomBytes(32).toString("base64url");
  };
  const secrets: Secrets = { SESSION_SECRET: read(names[0]), MEDIA_SECRET: read(names[1]) };
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

/**
 * Where the key lies that signs results: the file named in the environment, else one of this data
 * directory, made at its first start and readable by its owner only. Its text stays out of the
 * environment, which every child process hands on.
 * @throws StartRefusal when the named file is not there
 */
export async function openSigningKey(
  { dataDirectory, publicUrl }: Pick<Settings, "dataDirectory" | "publicUrl">,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const named = environment.SIGNING_KEY_FILE;
  if (named) {
    if (existsSync(named)) return resolve(named);
    throw new StartRefusal(`SIGNING_KEY_FILE is "${named}": there is no such file.`);
  }
  const file = join(dataDirectory, "signing.pem");
  if (existsSync(file)) return file;
  const { createSigningIdentity } = await import("@kinora/engine/provenance/signing-identity");
  const pem = await createSigningIdentity(`Kinora at ${new URL(publicUrl).host}`, new Date());
  // Renamed when whole: half a key after a crash would stop every later render.
  writeFileSync(`${file}.new`, pem, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return file;
}

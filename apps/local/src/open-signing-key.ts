import { createPrivateKey, X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LocalSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";
import { writeAside } from "./write-aside.ts";

/**
 * Returns the path of the key that signs results: the file named in the environment, else one in
 * the data directory, created at its first start and readable only by its owner. The key itself
 * stays out of the environment, which every child process inherits.
 * @throws StartRefusal when the named file is missing, or a file holds no key with its certificate
 */
export async function openSigningKey(
  { dataDirectory, publicUrl }: Pick<LocalSettings, "dataDirectory" | "publicUrl">,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const named = environment.SIGNING_KEY_FILE;
  if (named) {
    if (!existsSync(named)) {
      throw new StartRefusal(`SIGNING_KEY_FILE is "${named}": there is no such file.`);
    }
    if (isSigningKey(named)) return resolve(named);
    throw new StartRefusal(
      `SIGNING_KEY_FILE is "${named}": it holds no private key followed by its certificate.`,
    );
  }
  const file = join(dataDirectory, "signing.pem");
  if (existsSync(file)) {
    if (isSigningKey(file)) return file;
    throw new StartRefusal(
      `The file ${file} is damaged: put it back from the backup, or remove it (results are then signed with a new key).`,
    );
  }
  const { createSigningIdentity } = await import("@kinora/provenance/signing-identity");
  const pem = await createSigningIdentity(`Kinora at ${new URL(publicUrl).host}`, new Date());
  writeAside(file, pem);
  return file;
}

/**
 * Checks the file with Node's own crypto, because loading the engine's libraries would slow down
 * every start.
 */
function isSigningKey(file: string): boolean {
  try {
    const pem = readFileSync(file);
    return new X509Certificate(pem).checkPrivateKey(createPrivateKey(pem));
  } catch {
    return false;
  }
}

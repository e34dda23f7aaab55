import { exportJWK, generateKeyPair, type JWK } from "jose";
import { damaged, readJson, writeJson } from "./json-file.ts";

/**
 * Loads the provider's keys, created once, so that servers that know them keep trusting it across
 * restarts.
 */
export async function loadSigningKeys(path: string): Promise<{ keys: JWK[] }> {
  const stored = await readJson(path);
  if (isKeySet(stored)) return stored;
  if (stored !== undefined) throw damaged(path);
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "local-1" };
  const made = { keys: [key] };
  await writeJson(path, made);
  return made;
}

function isKeySet(value: unknown): value is { keys: JWK[] } {
  return (
    typeof value === "object" && value !== null && "keys" in value && Array.isArray(value.keys)
  );
}

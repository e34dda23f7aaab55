import type { PublicKey } from "@kinora/domain/account/account-ports";
import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from "jose";

/** Minimum milliseconds between reloads, which limits a flood of invented key ids. */
const reloadInterval = 5_000;

/** Finds the key that an access token names, including keys created by other servers. */
export function publicKeys(
  load: () => Promise<readonly PublicKey[]>,
  now: () => Date,
): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | null = null;
  let loadedAt = 0;
  async function reload(): Promise<JWTVerifyGetKey> {
    loadedAt = now().getTime();
    const keys = await load();
    known = createLocalJWKSet({ keys: keys.map(({ id, jwk }) => ({ ...parseKey(jwk), kid: id })) });
    return known;
  }
  return async (header, token) => {
    const keys = known ?? (await reload());
    try {
      return await keys(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || now().getTime() - loadedAt < reloadInterval) throw error;
      return (await reload())(header, token);
    }
  };
}

function parseKey(text: string): JWK {
  const key: unknown = JSON.parse(text);
  if (typeof key !== "object" || key === null || !("kty" in key) || typeof key.kty !== "string") {
    throw new Error("auth_jwks holds something that is no key.");
  }
  return { ...key, kty: key.kty };
}

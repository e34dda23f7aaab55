import { exportJWK, exportPKCS8, generateKeyPair, importJWK, type JWK } from "jose";
import type { KeptPlayKey } from "../play-state.ts";

/** A key pair that is kept as JSON. */
export type SigningKey = KeptPlayKey;

/** Makes a key pair. */
export async function makeKey(id: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { id, jwk: { ...(await exportJWK(privateKey)) } };
}

/** Returns both halves of a kept key. */
export async function openKey({ jwk }: SigningKey) {
  const secret = await importJWK(jwk as JWK, "RS256", { extractable: true });
  if (secret instanceof Uint8Array) throw new TypeError("An RSA key is not symmetric.");
  const open = await importJWK({ kty: "RSA", n: `${jwk.n}`, e: `${jwk.e}` }, "RS256");
  return { secret, open };
}

/** Shows the public half, as in a key set. */
export const publicKeyOf = ({ id: kid, jwk: { n, e } }: SigningKey): object => ({
  ...{ kty: "RSA", alg: "RS256", use: "sig", kid, n, e },
});

/** Returns the private half, as in the JSON key of a service account. */
export const pemOf = async (key: SigningKey): Promise<string> =>
  exportPKCS8((await openKey(key)).secret);

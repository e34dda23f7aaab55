import { createECDH } from "node:crypto";

/**
 * Returns the public half of a VAPID key in base64url, which browsers subscribe with.
 *
 * @throws an error that names the variable when it is not a private key of P-256
 */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  } catch {
    throw new Error("VAPID_PRIVATE_KEY is no private key of P-256, in base64url.");
  }
  return curve.getPublicKey("base64url");
}

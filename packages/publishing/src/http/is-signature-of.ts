import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns whether a signature is the HMAC-SHA256 of a text; takes as long for any other. */
export function isSignatureOf(signature: Buffer, text: string, secret: string): boolean {
  const own = createHmac("sha256", secret).update(text).digest();
  return signature.length === own.length && timingSafeEqual(signature, own);
}

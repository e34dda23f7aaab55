import { ECDH } from "node:crypto";

/** Is this a point of P-256, as browsers make them? To anything else nothing can be sealed. */
export function isPointOfCurve(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, "prime256v1", "base64url", "base64url", "compressed");
    return true;
  } catch {
    return false;
  }
}

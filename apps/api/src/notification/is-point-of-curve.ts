import { ECDH } from "node:crypto";

/**
 * True for a point of P-256, as browsers generate them. Nothing can be encrypted for any other
 * value.
 */
export function isPointOfCurve(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, "prime256v1", "base64url", "base64url", "compressed");
    return true;
  } catch {
    return false;
  }
}

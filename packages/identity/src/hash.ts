import { createHash } from "node:crypto";

/** SHA-256, which suffices for values that are 32 random bytes themselves. */
export function sha256(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}

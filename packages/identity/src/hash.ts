import { createHash } from "node:crypto";

/** SHA-256; enough for what is itself 32 random bytes. */
export function sha256(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}

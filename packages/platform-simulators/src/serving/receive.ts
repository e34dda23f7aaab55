import type { PlatformCall } from "./platform-call.ts";

/** What arrived of a body. */
export interface ReceivedBytes {
  readonly bytes: Buffer;
  /** True when the connection broke before its end. */
  readonly isCut: boolean;
}

/**
 * Receives the bytes of a file.
 *
 * @param cutAfter bytes after which the connection breaks; null for never
 */
export async function receive(
  { body }: PlatformCall,
  cutAfter: number | null,
): Promise<ReceivedBytes> {
  const chunks: Uint8Array[] = [];
  let count = 0;
  try {
    if (cutAfter !== null && cutAfter <= 0) return { bytes: Buffer.alloc(0), isCut: true };
    for await (const chunk of body) {
      chunks.push(chunk);
      count += chunk.length;
      if (cutAfter !== null && count >= cutAfter) {
        return { bytes: Buffer.concat(chunks).subarray(0, cutAfter), isCut: true };
      }
    }
  } catch {
    return { bytes: Buffer.concat(chunks), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

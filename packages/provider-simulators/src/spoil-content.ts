import type { FileFault } from "./faults.ts";

/** Starts like no picture, film or recording. */
export const WRONG_TYPE = new TextEncoder().encode("<!doctype html><title>Not this</title>");

/**
 * Returns what remains of a result that is part of an answer. Faults that concern its address leave
 * it as it is.
 */
export function spoilContent(bytes: Uint8Array, fault: FileFault | null): Uint8Array {
  switch (fault) {
    case "empty":
      return bytes.subarray(0, 0);
    case "broken off":
      return bytes.subarray(0, bytes.length / 2);
    case "wrong type":
      return WRONG_TYPE;
    default:
      return bytes;
  }
}

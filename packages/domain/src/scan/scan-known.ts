import type { SafetyScanner, Scanned } from "../generation/safety-scanner.ts";
import { findKnower, type KnownMaterial } from "./known-material.ts";

/** Returns the SHA-256 of a file in the folder, in hex. */
export type HashFile = (directory: string, name: string) => Promise<string>;

const KNOWN: Scanned = {
  ...{ verdict: "known", mature: false, scores: [], times: null, looked: 0, limitsNumber: null },
};

/**
 * Wraps a scanner so that these are asked about the files first; a known file needs no further
 * scan.
 */
export const scanKnown = (
  scanner: SafetyScanner,
  known: readonly KnownMaterial[],
  hashOf: HashFile,
): SafetyScanner => ({
  async scan(work, watch, signal) {
    for (const { name } of work.files) {
      const sha256 = await hashOf(work.directory, name);
      if (await findKnower(known, sha256, signal)) return KNOWN;
    }
    return scanner.scan(work, watch, signal);
  },
});

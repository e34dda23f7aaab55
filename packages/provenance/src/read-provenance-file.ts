import { type FileHandle, open } from "node:fs/promises";
import type { ByteSource } from "@kinora/contracts/provenance/byte-source";
import { findRecipe } from "@kinora/contracts/provenance/find-recipe";
import { openSignerFile } from "./open-signer.ts";
import { fingerprintOf, type ProvenanceReport, readProvenance } from "./read-provenance.ts";

export interface FileReport extends ProvenanceReport {
  /**
   * True when it was signed with the key of `keyFile`; the name in a certificate proves nothing.
   */
  readonly byKey: boolean;
}

/**
 * Reads the provenance of a file on disk. A file without our recipe is not one that we signed: of a
 * long film uploaded by a user, only a few kilobytes are read.
 * @throws when the file or the key cannot be read
 */
export async function readProvenanceFile(
  path: string,
  keyFile: string | null,
): Promise<FileReport> {
  const file = await open(path);
  try {
    if ((await findRecipe(await sourceOf(file))) === null)
      return { embedded: null, manifest: null, byKey: false };
    const report = await readProvenance(await file.readFile());
    const { manifest } = report;
    const mine =
      keyFile === null ? null : await fingerprintOf((await openSignerFile(keyFile)).certificate);
    return { ...report, byKey: mine !== null && manifest?.fingerprint === mine };
  } finally {
    await file.close();
  }
}

async function sourceOf(file: FileHandle): Promise<ByteSource> {
  return {
    size: (await file.stat()).size,
    async read(start, end) {
      const bytes = Buffer.alloc(end - start);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
  };
}

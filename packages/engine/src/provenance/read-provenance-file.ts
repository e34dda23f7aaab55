import { readFile } from "node:fs/promises";
import { openSignerFile } from "./open-signer.ts";
import { fingerprintOf, type ProvenanceReport, readProvenance } from "./read-provenance.ts";

export interface FileReport extends ProvenanceReport {
  /** Whether it was signed with the key of `keyFile`; a name in a certificate proves nothing. */
  readonly byKey: boolean;
}

/** What a file on the disk says of its making. @throws for a file or key that cannot be read */
export async function readProvenanceFile(
  path: string,
  keyFile: string | null,
): Promise<FileReport> {
  const report = await readProvenance(await readFile(path));
  const mine =
    keyFile === null ? null : await fingerprintOf((await openSignerFile(keyFile)).certificate);
  const { manifest } = report;
  return { ...report, byKey: manifest !== null && mine !== null && manifest.fingerprint === mine };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Provenance } from "@kinora/contracts/provenance/provenance";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { FileReport } from "@kinora/provenance/read-provenance-file";

/**
 * Maximum cached answers. The file behind a hash never changes, and verifying it reads all of it.
 */
const REMEMBERED = 500;

const NOTHING: Provenance = { digitalSourceType: null, signature: null };

/**
 * Reads and verifies the manifest of stored files. The library is loaded on first use, so the api
 * starts without it.
 */
export function composeProvenance(files: Pick<MediaStore, "fetch">, keyFile: string | null) {
  const known = new Map<string, Promise<Provenance>>();
  return (hash: string): Promise<Provenance> => {
    const before = known.get(hash);
    if (before) return before;
    const reading = read(files, keyFile, hash);
    known.set(hash, reading);
    reading.catch(() => known.delete(hash));
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return reading;
  };
}

async function read(
  files: Pick<MediaStore, "fetch">,
  keyFile: string | null,
  hash: string,
): Promise<Provenance> {
  const directory = await mkdtemp(join(tmpdir(), "kinora-provenance-"));
  try {
    const found = await files.fetch(hash, directory);
    if (found === null) return NOTHING;
    const { readProvenanceFile } = await import("@kinora/provenance/read-provenance-file");
    return toWire(await readProvenanceFile(found.path, keyFile));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function toWire({ embedded, manifest, byKey }: FileReport): Provenance {
  return {
    digitalSourceType: manifest?.digitalSourceType ?? embedded?.digitalSourceType ?? null,
    signature: manifest && {
      valid: manifest.valid,
      byThisServer: byKey,
      signedBy: manifest.signedBy,
      issuedBy: manifest.issuedBy,
      generator: manifest.generator,
      problems: [...manifest.problems],
    },
  };
}

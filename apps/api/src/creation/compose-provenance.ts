import type { Provenance } from "@kinora/contracts/provenance/provenance";
import type { MediaStore } from "@kinora/domain/media/media-store";

/** Files that are remembered: what a hash names never changes, and checking reads the whole file. */
const REMEMBERED = 500;

const NOTHING: Provenance = { digitalSourceType: null, signature: null };

/**
 * Reads and checks the manifest of stored files. The library is loaded with the first question: the
 * api starts without it.
 */
export function composeProvenance(files: Pick<MediaStore, "locate">, keyFile: string | null) {
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
  files: Pick<MediaStore, "locate">,
  keyFile: string | null,
  hash: string,
): Promise<Provenance> {
  const found = await files.locate(hash);
  if (found === null) return NOTHING;
  const { readProvenanceFile } = await import("@kinora/provenance/read-provenance-file");
  const { embedded, manifest, byKey } = await readProvenanceFile(found.path, keyFile);
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

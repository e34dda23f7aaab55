import type { Database } from "@kinora/database/client";
import { isFoundFile } from "@kinora/database/moderation/held-files";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";

/** Name in the audit log of what recognises files that admins found to be child abuse here. */
export const FOUND_HERE = "Kinora";

/** Recognises files that admins found to be child abuse here; first, as it asks nobody outside. */
export const knownFrom = (
  database: Database,
  service: KnownMaterial | undefined,
): readonly KnownMaterial[] => [
  { name: FOUND_HERE, knows: ({ sha256 }) => isFoundFile(database, sha256) },
  ...(service ? [service] : []),
];

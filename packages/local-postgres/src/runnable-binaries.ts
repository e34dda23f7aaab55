import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { linkLibraries } from "./library-links.ts";
import type { ProcessIdentity } from "./process-identity.ts";

/**
 * Returns a `native` folder whose Postgres the given user can execute: the package's own, else a
 * copy in `copyDirectory` (the repository may be below a folder that this user cannot enter).
 */
export function runnableBinaries(
  nativeDirectory: string,
  identity: ProcessIdentity,
  copyDirectory: string,
): string {
  try {
    linkLibraries(nativeDirectory);
  } catch {
    // In a read-only node_modules, the copy gets the links instead.
  }
  if (whyNotRunnable(nativeDirectory, identity) === undefined) return nativeDirectory;
  const copy = copyBinaries(nativeDirectory, copyDirectory);
  const reason = whyNotRunnable(copy, identity);
  if (reason === undefined) return copy;
  throw new EmbeddedPostgresError(`The embedded Postgres cannot be executed: ${reason}.`);
}

function whyNotRunnable(nativeDirectory: string, identity: ProcessIdentity): string | undefined {
  const probe = spawnSync(join(nativeDirectory, "bin", "postgres"), ["--version"], {
    ...identity,
    cwd: "/",
    encoding: "utf8",
  });
  if (probe.error) return probe.error.message;
  return probe.status === 0 ? undefined : probe.stderr.trim();
}

/** Copies to a temporary folder and renames it, so that a partial copy is never used. */
function copyBinaries(nativeDirectory: string, copyDirectory: string): string {
  const { size, mtimeMs } = statSync(join(nativeDirectory, "bin", "postgres"));
  const home = join(copyDirectory, `postgres-${size}-${Math.round(mtimeMs)}`);
  const copy = join(home, "native");
  if (statSync(copy, { throwIfNoEntry: false })) return copy;
  const unfinished = `${home}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(nativeDirectory, join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(unfinished, "native"));
  try {
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!statSync(copy, { throwIfNoEntry: false })) throw error;
  }
  return copy;
}

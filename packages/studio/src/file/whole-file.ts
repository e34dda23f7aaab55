import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileRole, RenderedFile } from "./rendered-file.ts";

const UNFINISHED = ".part";

/** Facts about a finished file that cannot be read from the file itself. */
export type FileFacts = Omit<RenderedFile, "bytes" | "sha256">;

/** Returns the temporary name used until the file is complete. */
export function unfinishedPath(directory: string, name: string): string {
  return join(directory, `${name}${UNFINISHED}`);
}

/** Removes partial files left by a killed run. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.endsWith(UNFINISHED)) await rm(join(directory, name), { force: true });
  }
}

/**
 * Signs a result when a signing key is configured; the large signing library is loaded only then. A
 * thumbnail keeps only its XMP marking, because feeds fetch many and a signature would be a sixth
 * of its size.
 */
async function signResult(path: string, role: FileRole): Promise<void> {
  const keyFile = process.env.SIGNING_KEY_FILE;
  if (!keyFile || role === "thumbnail") return;
  const { signFile } = await import("@kinora/provenance/sign-provenance");
  await signFile(path, keyFile);
}

/**
 * Renames a complete file to its final name and measures it, after signing it with the key of
 * SIGNING_KEY_FILE when that is set. Renaming is atomic, so the name never refers to a partial
 * file.
 */
export async function finishFile(directory: string, facts: FileFacts): Promise<RenderedFile> {
  const path = join(directory, facts.name);
  const unfinished = unfinishedPath(directory, facts.name);
  await signResult(unfinished, facts.role);
  await rename(unfinished, path);
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { ...facts, bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

/**
 * Writes a file under a temporary name, signs it and renames it, so that it exists completely or
 * not at all.
 */
export async function writeWholeFile(
  directory: string,
  facts: FileFacts,
  content: Buffer | Iterable<Buffer>,
): Promise<RenderedFile> {
  await writeFile(unfinishedPath(directory, facts.name), content);
  return finishFile(directory, facts);
}

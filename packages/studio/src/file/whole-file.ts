import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileRole, RenderedFile } from "./rendered-file.ts";

const UNFINISHED = ".part";

/** What a finished file is, apart from what can be read off it. */
export type FileFacts = Omit<RenderedFile, "bytes" | "sha256">;

/** Name to write under until the file is whole. */
export function unfinishedPath(directory: string, name: string): string {
  return join(directory, `${name}${UNFINISHED}`);
}

/** Removes what a killed run left half written. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.endsWith(UNFINISHED)) await rm(join(directory, name), { force: true });
  }
}

/**
 * Signs a result where there is a key to sign with; loaded then only, for it is a large library. A
 * thumbnail keeps to its marking in XMP: feeds fetch many, and a signature is a sixth of its size.
 */
async function signResult(path: string, role: FileRole): Promise<void> {
  const keyFile = process.env.SIGNING_KEY_FILE;
  if (!keyFile || role === "thumbnail") return;
  const { signFile } = await import("@kinora/provenance/sign-provenance");
  await signFile(path, keyFile);
}

/**
 * Gives a whole file its name and measures it, signed with the key of SIGNING_KEY_FILE when that is
 * set. Renaming is atomic: the name is never half a file.
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

/** Writes a file under another name, signs it and renames it: it is there whole, or not at all. */
export async function writeWholeFile(
  directory: string,
  facts: FileFacts,
  content: Buffer | Iterable<Buffer>,
): Promise<RenderedFile> {
  await writeFile(unfinishedPath(directory, facts.name), content);
  return finishFile(directory, facts);
}

import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FetchedMedia } from "@kinora/domain/media/media-store";
import type { BucketAccess } from "./bucket-access.ts";
import { readObject } from "./read-object.ts";

export interface FetchPlan {
  readonly key: string;
  readonly directory: string;
  /** Name of the file in the folder. */
  readonly name: string;
  /** SHA-256 of the content, in hex; null when unknown. */
  readonly sha256: string | null;
}

/**
 * Downloads an object to a folder atomically; an existing file is kept. Returns null when the
 * object does not exist.
 */
export async function fetchObject(
  access: BucketAccess,
  { key, directory, name, sha256 }: FetchPlan,
): Promise<FetchedMedia | null> {
  const path = join(directory, name);
  const there = await stat(path).catch(() => null);
  if (there?.isFile()) return { path, bytes: there.size };
  const found = await readObject(access, key);
  if (!found) return null;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const aside = join(directory, `${name}.${randomUUID()}`);
  try {
    const hash = await write(found.content, aside);
    if (sha256 !== null && hash !== sha256)
      throw new Error(`${key} holds other bytes than its name.`);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return { path, bytes: found.bytes };
}

async function write(content: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const part of content) {
      hash.update(part);
      await handle.writeFile(part);
    }
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}

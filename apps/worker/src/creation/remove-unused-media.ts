import type { MediaStore } from "@kinora/domain/media/media-store";

const BATCH = 200;

/**
 * Removes files that nothing refers to: previews of finished jobs, results of purged creations.
 *
 * @param before files newer than this are kept, because their creation may still be being written
 */
export async function removeUnusedMedia(
  media: Pick<MediaStore, "list" | "remove">,
  findUnreferenced: (hashes: readonly string[]) => Promise<readonly string[]>,
  before: Date,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const unused = await findUnreferenced(batch);
    for (const hash of unused) await media.remove(hash, before);
    removed += unused.length;
    batch = [];
  };
  for await (const hash of media.list(before)) {
    batch.push(hash);
    if (batch.length === BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
  return removed;
}

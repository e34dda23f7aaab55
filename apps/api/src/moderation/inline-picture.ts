import type { MediaStore } from "@kinora/domain/media/media-store";

/** Maximum bytes of a picture shown. A small one is enough to recognise it. */
export const INLINE_PICTURE_MAX = 300_000;

/** Maximum bytes of a profile picture shown; of a very long one, the file itself is worn. */
export const WORN_PICTURE_MAX = 8_000_000;

/** Returns a stored picture as a data URL; null when it is gone or has more bytes than `most`. */
async function inlinePicture(
  { hash, mimeType }: { readonly hash: string; readonly mimeType: string },
  store: Pick<MediaStore, "stat" | "read">,
  most: number,
): Promise<string | null> {
  const stored = await store.stat(hash);
  const content = stored && stored.bytes <= most && (await store.read(hash));
  if (!content) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return `data:${mimeType};base64,${Buffer.concat(parts).toString("base64")}`;
}

/** Maximum bytes of all pictures in one response; those after it are left out. */
const INLINED_MAX = 24_000_000;

/** Returns stored pictures as data URLs, each once, as `inlinePicture`, as many as fit a response. */
export async function inlinePictures(
  files: readonly Parameters<typeof inlinePicture>[0][],
  store: Parameters<typeof inlinePicture>[1],
  most: number,
): Promise<string[]> {
  const pictures = new Set<string>();
  let left = INLINED_MAX;
  // One after another: they are all in memory at the end.
  for (const file of files) {
    const picture = await inlinePicture(file, store, Math.min(most, left));
    if (picture === null || pictures.has(picture)) continue;
    pictures.add(picture);
    left -= picture.length;
    if (left <= 0) break;
  }
  return [...pictures];
}

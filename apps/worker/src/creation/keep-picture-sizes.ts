import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";

/** Makes a picture in the widths a `srcset` offers, from the file it is in. */
export type MakePictureSizes = (path: string) => Promise<
  readonly {
    readonly label: string;
    readonly content: Uint8Array;
    readonly width: number;
    readonly height: number;
  }[]
>;

/** A work that has a thumbnail has a picture it can be made from in other widths. */
const stillOf = (files: readonly CreationMedia[]) =>
  files.find(({ role }) => role === "poster") ??
  files.find(({ role, mimeType }) => role === "main" && mimeType.startsWith("image/"));

/**
 * Keeps the picture of a work in the widths a `srcset` offers, as thumbnails labelled with their width.
 * Files are known by content, so repeating adds nothing.
 *
 * @param directory for the picture, where that is not on this machine
 */
export async function keepPictureSizes(
  files: readonly CreationMedia[],
  media: Pick<MediaStore, "keep" | "fetch">,
  makePictureSizes: MakePictureSizes,
  directory: string,
): Promise<CreationMedia[]> {
  const still = stillOf(files);
  const found = still && (await media.fetch(still.hash, directory));
  if (!found || !files.some(({ role }) => role === "thumbnail")) return [];
  const kept: CreationMedia[] = [];
  for (const { content, ...size } of await makePictureSizes(found.path)) {
    const stored = await media.keep(content);
    kept.push({ role: "thumbnail", mimeType: "image/webp", duration: null, ...size, ...stored });
  }
  return kept;
}

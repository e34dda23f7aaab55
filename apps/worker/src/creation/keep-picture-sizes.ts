import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";

/** Scales a picture file to the widths that a `srcset` offers. */
export type MakePictureSizes = (path: string) => Promise<
  readonly {
    readonly label: string;
    readonly content: Uint8Array;
    readonly width: number;
    readonly height: number;
  }[]
>;

/**
 * Returns the picture that the other widths of a work can be made from, for works with a thumbnail.
 */
const stillOf = (files: readonly CreationMedia[]) =>
  files.find(({ role }) => role === "poster") ??
  files.find(({ role, mimeType }) => role === "main" && mimeType.startsWith("image/"));

/**
 * Stores a work's picture in the widths that a `srcset` offers, as thumbnails labelled with their
 * width. Files are stored by content hash, so repeating the call adds nothing.
 *
 * @param directory folder for the picture if it is not stored on this machine
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

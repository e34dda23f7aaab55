import type { CreationCard, Media } from "@kinora/contracts/creation/creation";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { WALL_SIZES } from "../../ui/masonry-layout.ts";

/**
 * A picture as an <img> takes it: the browser picks the width that fits the layout and the screen.
 */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

/** Returns the still of a work for a wall tile; null when there is none. */
export function tilePicture({ kind, media }: CreationCard): PictureSource | null {
  const still = media?.thumbnail ?? media?.poster ?? (kind === "image" ? media?.main : null);
  if (!media || !still) return null;
  return { src: still.url, srcSet: srcSetOf(media.thumbnails), sizes: WALL_SIZES };
}

/**
 * Returns the still of a work in the size a page shows it.
 *
 * @param sizes the displayed width, in the syntax of the `sizes` attribute of an <img>
 */
export function largePicture(
  kind: CreationCard["kind"],
  media: Media,
  sizes: string,
): PictureSource {
  const still = kind === "image" ? media.main : (media.poster ?? media.main);
  return { src: still.url, srcSet: srcSetOf([...media.thumbnails, still]), sizes };
}

function srcSetOf(files: readonly MediaFile[]): string | undefined {
  const known = files.filter(({ width }) => width !== null);
  if (known.length < 2) return undefined;
  return known.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

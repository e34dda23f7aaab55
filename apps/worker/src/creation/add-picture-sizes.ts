import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { keepPictureSizes, type MakePictureSizes } from "./keep-picture-sizes.ts";

export interface PictureSizePorts {
  readonly media: Pick<MediaStore, "keep" | "locate">;
  readonly makePictureSizes: MakePictureSizes;
  /** Works with a thumbnail in one width only, newest first, with their files. */
  readonly findUnsized: (
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly files: readonly CreationMedia[] }[]>;
  /** Adds the files, none where no other size can be made, and marks the work as done. */
  readonly add: (id: string, files: readonly CreationMedia[]) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Works of one round: a few seconds of one processor. */
const ROUND = 40;

/**
 * Makes the missing picture sizes of works that are older than they. Killed anywhere, it goes on where
 * it was: a work has all its sizes or counts as unsized.
 */
export async function addPictureSizes(ports: PictureSizePorts): Promise<void> {
  const { media, makePictureSizes } = ports;
  for (const { id, files } of await ports.findUnsized(ROUND)) {
    const sizes = await keepPictureSizes(files, media, makePictureSizes).catch((error: unknown) => {
      ports.log(`picture sizes of ${id}: ${error instanceof Error ? error.message : error}`);
      return [];
    });
    await ports.add(id, sizes);
  }
}

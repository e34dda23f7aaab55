import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { keepPictureSizes, type MakePictureSizes } from "./keep-picture-sizes.ts";

export interface PictureSizePorts {
  readonly media: Pick<MediaStore, "keep" | "fetch">;
  readonly makePictureSizes: MakePictureSizes;
  /** Works with a thumbnail in one width only, newest first, with their files. */
  readonly findUnsized: (
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly files: readonly CreationMedia[] }[]>;
  /** Adds the files, none where no other size can be made, and marks the work as done. */
  readonly add: (id: string, files: readonly CreationMedia[]) => Promise<void>;
  readonly log: (line: string) => void;
  /** Folder for folders of pictures that are not on this machine. */
  readonly scratch: string;
}

/** Works of one round: a few seconds of one processor. */
const ROUND = 40;

/**
 * Makes the missing picture sizes of works that are older than they. Killed anywhere, it goes on where
 * it was: a work has all its sizes or counts as unsized.
 */
export async function addPictureSizes(ports: PictureSizePorts): Promise<void> {
  const { media, makePictureSizes, scratch } = ports;
  for (const { id, files } of await ports.findUnsized(ROUND)) {
    const directory = join(scratch, `sizes-${id}`);
    const sizes = await keepPictureSizes(files, media, makePictureSizes, directory)
      .catch((error: unknown) => {
        ports.log(`picture sizes of ${id}: ${error instanceof Error ? error.message : error}`);
        return [];
      })
      .finally(() => rm(directory, { recursive: true, force: true }));
    await ports.add(id, sizes);
  }
}

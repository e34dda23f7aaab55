import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { keepPictureSizes, type MakePictureSizes } from "./keep-picture-sizes.ts";

export interface PictureSizePorts {
  readonly media: Pick<MediaStore, "keep" | "fetch">;
  readonly makePictureSizes: MakePictureSizes;
  /** Returns works that have a thumbnail in one width only, newest first, with their files. */
  readonly findUnsized: (
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly files: readonly CreationMedia[] }[]>;
  /** Adds the files (none when no other size can be made) and marks the work as done. */
  readonly add: (id: string, files: readonly CreationMedia[]) => Promise<void>;
  readonly log: (line: string) => void;
  /** Parent folder for temporary copies of pictures that are not stored on this machine. */
  readonly scratch: string;
}

/** Maximum works per run: a few seconds of one processor. */
const ROUND = 40;

/**
 * Makes the missing picture sizes of works created before there were several sizes. Safe to
 * interrupt at any point: a work either has all its sizes or still counts as unsized.
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

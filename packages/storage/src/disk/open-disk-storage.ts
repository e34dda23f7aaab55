import { access, constants, statfs } from "node:fs/promises";
import type { Storage } from "../storage.ts";
import { diskMediaStore } from "./disk-media-store.ts";
import { diskRawUploads } from "./disk-raw-uploads.ts";
import { diskSampleStore } from "./disk-sample-store.ts";
import { measureUploadRoom } from "./disk-upload-room.ts";

/** Folders on one disk. */
export interface StorageFolders {
  readonly mediaDirectory: string;
  readonly uploadsDirectory: string;
  readonly samplesDirectory: string;
}

/** Opens storage on a disk shared by all processes of the server. */
export function openDiskStorage(folders: StorageFolders): Storage {
  const { mediaDirectory, uploadsDirectory, samplesDirectory } = folders;
  const raw = diskRawUploads(uploadsDirectory);
  return {
    media: diskMediaStore(mediaDirectory),
    samples: diskSampleStore(samplesDirectory),
    raw,
    measureRoom: (unfinished, now) => measureUploadRoom(uploadsDirectory, unfinished, raw, now),
    async probe() {
      await access(mediaDirectory, constants.R_OK | constants.W_OK);
      const { bsize, bavail } = await statfs(mediaDirectory);
      return bsize * bavail;
    },
  };
}

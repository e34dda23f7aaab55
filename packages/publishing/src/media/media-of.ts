import { buffer } from "node:stream/consumers";
import type { PublicationMedia } from "@kinora/contracts/publication/check-media";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { isOfPictures } from "@kinora/domain/post/build-publication";
import type { PlanPorts } from "@kinora/domain/post/plan-target";
import { readFilm } from "@kinora/publishing/media/read-film";

/** What pictures are made smaller to, before they are sent. */
const WIDEST = 1_440;
const JPEG_MOST = 4_000_000;

/** Finds out what is known of a work's file as it would be sent. */
export const mediaOf =
  (reader: Pick<CreationReader, "find">, files: Pick<MediaStore, "read">): PlanPorts["mediaOf"] =>
  async (work, target) => {
    if (target.kind === "text") return [];
    const found = await reader.find(work.id);
    const main = found?.media.find(({ role }) => role === "main");
    if (!main) return [];
    const { mimeType, bytes: size } = main;
    const frame = { width: main.width ?? work.width, height: main.height ?? work.height };
    if (isOfPictures(target)) {
      const share = Math.min(1, WIDEST / frame.width);
      const picture = {
        ...{ width: Math.round(frame.width * share), height: Math.round(frame.height * share) },
        size: Math.min(size, JPEG_MOST),
      };
      // Any picture becomes a JPEG.
      const isPicture = mimeType.startsWith("image/");
      return [{ ...picture, mimeType: isPicture ? "image/jpeg" : mimeType, film: null }];
    }
    const film = await readFilm(size, async (range) => {
      const read = await files.read(main.hash, range);
      if (!read) throw new Error("The file of a work is gone");
      return buffer(read);
    }).catch(() => null);
    const known: PublicationMedia = { ...frame, mimeType, size, film };
    // A file that cannot be read is none that a platform would take.
    return [film ? known : { ...known, mimeType: "application/octet-stream" }];
  };

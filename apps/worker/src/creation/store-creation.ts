import { rm } from "node:fs/promises";
import { join } from "node:path";
import { mediaType } from "@kinora/contracts/media/media-type";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import { keepPictureSizes } from "./keep-picture-sizes.ts";
import type { Step } from "./step.ts";
import { readGenerated } from "./step-memos.ts";

/**
 * Adds the results to the media store. Files are stored by content hash, so repeating the step adds
 * nothing.
 */
export const storeCreation: Step = async ({ job, memos, directory, ports, report }) => {
  report("saving", 96);
  const files: CreationMedia[] = [];
  for (const file of readGenerated(memos).files) {
    const { hash, bytes } = await ports.media.keep(join(directory, file.name));
    files.push({ ...describe(file), hash, bytes });
  }
  // Without the other sizes, lists use the only width; that is no reason to fail the work.
  files.push(
    ...(await keepPictureSizes(files, ports.media, ports.makePictureSizes, directory).catch(
      () => [],
    )),
  );
  await ports.commit(job, "store", { files }, ({ media, creation }) =>
    media.replaceAll(creation.id, files),
  );
  await rm(directory, { recursive: true, force: true });
  report("saving", 98);
  return { files };
};

function describe(file: GeneratedFile): Omit<CreationMedia, "hash" | "bytes"> {
  const { role, mimeType, width, height, duration } = file;
  const label = role === "download" ? mediaType(mimeType).label : "";
  return { role, label, mimeType, width, height, duration };
}

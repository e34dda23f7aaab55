import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FILE_NAMES } from "@kinora/studio/file/file-names";
import { sampleFilm } from "@kinora/studio/safety/sample-film";
import { type PictureScan, scanPicture } from "@kinora/studio/safety/scan-picture";
import { worst } from "@kinora/studio/safety/verdict";
import type { RenderRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

/** Frames of a film that are looked at. */
const SAMPLES = 6;

/** Looks at the finished files themselves, not at what was meant to be in them. */
export async function scanStep(
  { recipe, directory }: RenderRequest,
  report: ReportProgress,
): Promise<RenderResult> {
  const pictures =
    recipe.kind === "video"
      ? await sampleFilm(join(directory, FILE_NAMES.film), recipe.duration, SAMPLES)
      : [await readFile(join(directory, FILE_NAMES.pictureDownload))];
  const scans: PictureScan[] = [];
  for (const picture of pictures) {
    scans.push(await scanPicture(picture));
    report((scans.length / pictures.length) * 100);
  }
  return {
    files: [],
    thumbhash: null,
    notices: [],
    verdict: worst(scans.map(({ verdict }) => verdict)),
    scores: scans.map(({ scores }) => scores),
  };
}

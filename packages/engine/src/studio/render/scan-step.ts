import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sampleFilm } from "../safety/sample-film.ts";
import { type PictureScan, scanPicture } from "../safety/scan-picture.ts";
import { worst } from "../safety/verdict.ts";
import { FILE_NAMES } from "./file-names.ts";
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

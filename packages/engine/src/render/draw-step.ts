import { scaleToWidth, THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { FILE_NAMES } from "@kinora/studio/file/file-names";
import { writeWholeFile } from "@kinora/studio/file/whole-file";
import { posterMoment } from "@kinora/studio/film/open-film";
import { renderPicture } from "@kinora/studio/picture/render-picture";
import { openRecipeStage } from "./open-recipe-stage.ts";
import type { RenderRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

/** Moment of a still picture in seconds: past the first pose, with everything in motion. */
const STILL_MOMENT = 1.3;

/** Draws the still of a recipe: the result of an image or the poster of a video. */
export async function drawStep(
  request: RenderRequest,
  report: ReportProgress,
): Promise<RenderResult> {
  const { recipe, directory } = request;
  const { stage, size, notices } = await openRecipeStage(request, (share) => report(share * 50));
  report(50);
  // For a transition between two pictures the poster is the first one unchanged; a blend would show
  // neither.
  const begins = request.inputs?.lastImage === undefined ? posterMoment(recipe) : 0;
  const moment = recipe.kind === "video" ? begins : STILL_MOMENT;
  const { png, webp, thumbnail, thumbhash } = await renderPicture(stage, moment, recipe);
  const small = scaleToWidth(size, THUMBNAIL_WIDTH);
  const still = { mimeType: "image/webp", ...size } as const;
  const files = [
    await writeWholeFile(
      directory,
      { role: "thumbnail", name: FILE_NAMES.thumbnail, mimeType: "image/webp", ...small },
      thumbnail,
    ),
  ];
  if (recipe.kind === "video") {
    const facts = { role: "poster", name: FILE_NAMES.poster, ...still } as const;
    files.unshift(await writeWholeFile(directory, facts, webp));
  } else {
    const lossless = {
      role: "download",
      name: FILE_NAMES.pictureDownload,
      mimeType: "image/png",
      ...size,
    } as const;
    const facts = { role: "main", name: FILE_NAMES.picture, ...still } as const;
    files.unshift(
      await writeWholeFile(directory, facts, webp),
      await writeWholeFile(directory, lossless, png),
    );
  }
  return { files, thumbhash, notices };
}

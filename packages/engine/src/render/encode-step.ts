import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { takeClipSound } from "@kinora/restyle/read-clip";
import { sweepMemory } from "@kinora/studio/draw/sweep-memory";
import { FILE_NAMES } from "@kinora/studio/file/file-names";
import { finishFile, unfinishedPath } from "@kinora/studio/file/whole-file";
import { PREVIEW_SECONDS } from "@kinora/studio/film/film-arguments";
import { renderFilm } from "@kinora/studio/film/render-film";
import { renderPreview } from "@kinora/studio/film/render-preview";
import { renderBed } from "@kinora/studio/sound/render-bed";
import { forgetSoundBanks } from "@kinora/studio/sound/sound-bank";
import { writeWav } from "@kinora/studio/sound/write-wav";
import { openRecipeStage } from "./open-recipe-stage.ts";
import type { RenderRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

/** Percent at which the film is done; the rest is the preview clip. */
const FILM_PERCENT = 96;

const NOTHING: RenderResult = { files: [], thumbhash: null, notices: [] };

/** Encodes the film of a video and its muted preview; does nothing for an image. */
export async function encodeStep(
  request: RenderRequest,
  report: ReportProgress,
): Promise<RenderResult> {
  const { recipe, directory } = request;
  if (recipe.kind === "image") return NOTHING;
  const { duration, fps } = recipe;
  const { stage, size, spec } = await openRecipeStage(request, () => report(0));
  const sound = unfinishedPath(directory, FILE_NAMES.sound);
  const clip = request.inputs?.initialVideo;
  const kept = clip !== undefined && (await takeClipSound(clip, duration, sound));
  if (!kept) await writeFile(sound, writeWav(await renderBed(spec, duration)));
  // The sound is finished, and the frames need the memory of its instruments.
  forgetSoundBanks();
  await sweepMemory();
  report(1);
  const unfinished = unfinishedPath(directory, FILE_NAMES.film);
  await renderFilm(stage, { size, fps, duration }, recipe, sound, unfinished, {
    onProgress: (share, preview) =>
      report(1 + share * (FILM_PERCENT - 1), preview?.toString("base64")),
  });
  await rm(sound, { force: true });
  const facts = { mimeType: "video/mp4" } as const;
  const film = await finishFile(directory, {
    ...facts,
    role: "main",
    name: FILE_NAMES.film,
    ...size,
    duration,
  });
  const small = await renderPreview(
    join(directory, FILE_NAMES.film),
    size,
    recipe,
    unfinishedPath(directory, FILE_NAMES.preview),
  );
  const preview = await finishFile(directory, {
    ...facts,
    role: "preview",
    name: FILE_NAMES.preview,
    ...small,
    duration: Math.min(PREVIEW_SECONDS, duration),
  });
  return { ...NOTHING, files: [film, preview] };
}

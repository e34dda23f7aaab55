import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { planFilm } from "@kinora/studio/film/plan-film";
import { type FilmOptions, renderFilm } from "@kinora/studio/film/render-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { renderBed } from "@kinora/studio/sound/render-bed";
import { writeWav } from "@kinora/studio/sound/write-wav";
import { openRestyledClip } from "./open-restyled-clip.ts";
import { takeClipSound } from "./read-clip.ts";

/**
 * Repaints a clip in the style, time of day and weather of a recipe and writes it as MP4 to
 * `output`. The clip keeps its sound, or gets one when it is silent. A clip shorter than the
 * recipe's duration is repeated. The same clip and recipe give the same bytes.
 *
 * @throws with ffmpeg's message when the clip cannot be read; the signal's reason when it is
 * aborted
 */
export async function restyleVideo(
  clip: string,
  recipe: SceneRequest,
  output: string,
  options: FilmOptions = {},
): Promise<void> {
  const spec = planFilm(recipe);
  const size = FRAME_SIZES.video[recipe.aspectRatio];
  const { duration, fps } = recipe;
  const directory = await mkdtemp(join(tmpdir(), "kinora-restyle-"));
  const source = openRestyledClip(clip, spec, recipe, size);
  try {
    const sound = join(directory, "sound.wav");
    if (!(await takeClipSound(clip, duration, sound, options.signal))) {
      await writeFile(sound, writeWav(await renderBed(spec, duration)));
    }
    await renderFilm(source, { size, fps, duration }, recipe, sound, output, options);
  } finally {
    source.close();
    await rm(directory, { recursive: true, force: true });
  }
}

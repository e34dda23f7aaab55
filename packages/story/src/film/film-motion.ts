import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import {
  isHostedPicture,
  type MadeArtifact,
  type MotionOrder,
} from "@kinora/domain/story/story-engine";
import { openFramePipe } from "@kinora/process/ffmpeg/open-frame-pipe";
import { openFilm } from "@kinora/studio/film/open-film";
import { readFrame } from "@kinora/studio/picture/raw-frame";
import { motionArguments } from "./clip-arguments.ts";
import { openStill } from "./open-still.ts";
import { planStoryScene, storyFrame, storyRecipe } from "./story-scene.ts";

const NAME = "motion.mp4";

/**
 * Renders every frame of a scene, without captions or sound.
 *
 * @param path of the scene's picture, used as the source when it was made externally
 */
export async function filmMotion(
  order: MotionOrder,
  path: string,
  directory: string,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const { picture, frames, quality } = order;
  const size = storyFrame(picture.aspectRatio, quality);
  const stage = isHostedPicture(picture)
    ? await openStill(picture, path, frames)
    : await openFilm(planStoryScene(picture), storyRecipe(picture, frames), size);
  const { width, height } = stage.canvas;
  const pipe = openFramePipe(
    motionArguments({ width, height }, size, join(directory, NAME)),
    width * height * 4,
  );
  for (let index = 0; index < frames; index += 1) {
    await stage.drawFrame(index / STORY_FPS);
    await pipe.write(readFrame(stage.canvas).pixels);
    // Lets frames already written be freed.
    await setImmediate();
    onProgress((index + 1) / frames);
  }
  await pipe.end();
  const duration = frames / STORY_FPS;
  return {
    files: [{ role: "main", name: NAME, mimeType: "video/mp4", ...size, duration }],
    facts: {},
  };
}

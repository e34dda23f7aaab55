import { join } from "node:path";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import {
  type CaptionOrder,
  isHostedPicture,
  type MadeArtifact,
} from "@kinora/domain/story/story-engine";
import { openFramePipe } from "@kinora/process/ffmpeg/open-frame-pipe";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { keptFree } from "../caption/find-heads.ts";
import { openCaptions } from "../caption/open-captions.ts";
import { clipArguments } from "./clip-arguments.ts";
import { planStoryScene, storyFrame } from "./story-scene.ts";

const NAME = "clip.mp4";

const absent = (signs: readonly string[]): Sentence[] =>
  signs.length === 0 ? [] : [{ code: "caption.noFont", params: { signs: signs.slice(0, 8) } }];

/** Overlays a scene's captions on its motion and encodes the clip ready for joining. */
export async function burnCaption(
  { motion, caption, first, last }: CaptionOrder,
  motionPath: string,
  directory: string,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const { picture, frames, quality } = motion;
  const size = storyFrame(picture.aspectRatio, quality);
  const seconds = frames / STORY_FPS;
  // The head positions in what was made externally are unknown.
  const isMadeElsewhere = isHostedPicture(picture) || motion.footage !== undefined;
  const kept = isMadeElsewhere ? [] : keptFree(planStoryScene(picture), size, seconds);
  const band =
    caption === null ? null : await openCaptions(caption, seconds, size, picture.aspectRatio, kept);
  const output = join(directory, NAME);
  const plan = { motion: motionPath, band, frames, quality, first, last };
  if (band === null) {
    const run = startFfmpeg(clipArguments(plan, output));
    run.input.end();
    await run.done;
  } else {
    const pipe = openFramePipe(clipArguments(plan, output), band.width * band.height * 4);
    for (let index = 0; index < frames; index += 1) {
      await pipe.write(band.drawAt(index / STORY_FPS));
      onProgress((index + 1) / frames);
    }
    await pipe.end();
  }
  return {
    files: [{ role: "main", name: NAME, mimeType: "video/mp4", ...size, duration: seconds }],
    facts: { notices: absent(band?.missing ?? []) },
  };
}

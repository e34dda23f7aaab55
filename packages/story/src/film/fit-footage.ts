import { join } from "node:path";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { FootageOrder, MadeArtifact, MotionOrder } from "@kinora/domain/story/story-engine";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { REPRODUCIBLE, VIDEO_CODEC } from "@kinora/studio/film/film-arguments";
import { storyFrame } from "./story-scene.ts";

const NAME = "motion.mp4";

/** The motion of a scene that a service filmed. */
export type FilmedMotion = MotionOrder & { readonly footage: FootageOrder };

export const isFilmed = (order: MotionOrder): order is FilmedMotion => order.footage !== undefined;

/**
 * Fits footage to its scene: the start of longer footage, the held last frame of shorter footage,
 * the middle of wider or higher footage. Its speed is unchanged and its sound is left out.
 */
export async function fitFootage(
  { picture, frames, quality }: FilmedMotion,
  path: string,
  directory: string,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const size = storyFrame(picture.aspectRatio, quality);
  const { width, height } = size;
  const chain = [
    `fps=${STORY_FPS}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=area`,
    ...[`crop=${width}:${height}`, "setsar=1", "tpad=stop_mode=clone:stop=-1", "format=yuv420p"],
  ];
  const run = startFfmpeg([
    ...["-i", path, "-map", "0:v:0", "-vf", chain.join(",")],
    ...[...VIDEO_CODEC, "-preset", "ultrafast", "-crf", "18", "-frames:v", `${frames}`],
    ...["-an", ...REPRODUCIBLE, "-f", "mp4", join(directory, NAME)],
  ]);
  run.input.end();
  await run.done;
  onProgress(1);
  const duration = frames / STORY_FPS;
  return {
    files: [{ role: "main", name: NAME, mimeType: "video/mp4", ...size, duration }],
    facts: {},
  };
}

import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import { chaptersOf } from "@kinora/domain/story/chapters-of";
import type { AssemblyOrder, MadeArtifact } from "@kinora/domain/story/story-engine";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { FILE_NAMES } from "@kinora/studio/file/file-names";
import { BITEXACT } from "@kinora/studio/film/film-arguments";
import { writeWav } from "@kinora/studio/sound/write-wav";
import { mixSound, type SoundScene } from "../score/mix-sound.ts";
import { readWav } from "../score/read-wav.ts";
import { copyStill } from "./encode-still.ts";
import { finishStory } from "./finish-story.ts";
import { planStoryScene, storyFrame } from "./story-scene.ts";
import { writeChapters } from "./write-chapters.ts";

export interface AssemblyPaths {
  /** One per scene, in order. */
  readonly clips: readonly string[];
  /** One per scene; null where there is no speech. */
  readonly voices: readonly (string | null)[];
  readonly score: string | null;
  /** The picture of the first scene. */
  readonly poster: string;
}

type Scene = AssemblyOrder["scenes"][number];

/** Start of each scene in seconds, followed by the end of the last. */
export function cutsOf(scenes: readonly Pick<Scene, "frames">[]): number[] {
  let frames = 0;
  return [0, ...scenes.map((scene) => (frames += scene.frames))].map((at) => at / STORY_FPS);
}

async function soundOf(
  scenes: readonly Scene[],
  voices: AssemblyPaths["voices"],
  cuts: readonly number[],
): Promise<SoundScene[]> {
  const sounds: SoundScene[] = [];
  for (const [index, scene] of scenes.entries()) {
    const path = voices[index] ?? null;
    const offset = scene.narration?.offset ?? 0;
    sounds.push({
      spec: planStoryScene(scene.caption.motion.picture),
      start: cuts[index] ?? 0,
      seconds: scene.frames / STORY_FPS,
      voice: path === null ? null : { sound: await readWav(path), offset },
    });
  }
  return sounds;
}

/** Formats paths as a list for ffmpeg's concat demuxer. */
const listOf = (clips: readonly string[]) =>
  clips.map((path) => `file '${path.replaceAll("'", "'\\''")}'\n`).join("");

/** The video streams are copied; only the sound is encoded. */
function joinArguments(folder: string, seconds: number, output: string): string[] {
  return [
    ...["-f", "concat", "-safe", "0", "-i", join(folder, "clips.txt")],
    ...["-i", join(folder, "mix.wav"), "-f", "ffmetadata", "-i", join(folder, "chapters.txt")],
    ...["-map", "0:v", "-map", "1:a", "-c:v", "copy", "-c:a", "aac", "-b:a", "160k"],
    ...["-t", seconds.toFixed(6), "-movflags", "+faststart", ...BITEXACT],
    ...["-map_metadata", "2", "-map_chapters", "2", "-f", "mp4", output],
  ];
}

/**
 * Joins the clips of a story, mixes its sound, and creates the files that accompany a finished
 * film.
 */
export async function assemble(
  order: AssemblyOrder,
  paths: AssemblyPaths,
  recipe: object | null,
  directory: string,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const { scenes, quality, title } = order;
  const cuts = cutsOf(scenes);
  const frame = storyFrame(scenes[0]?.caption.motion.picture.aspectRatio ?? "16:9", quality);
  const embedded = recipe ?? { type: "text-to-story", prompt: title };
  // Encoded on other threads while this one mixes the sound.
  const poster = quality === "full" ? copyStill(paths.poster, embedded) : null;
  poster?.catch(() => {});
  const seconds = cuts.at(-1) ?? 0;
  const sounds = await soundOf(scenes, paths.voices, cuts);
  const music = paths.score === null ? null : await readWav(paths.score);
  onProgress(0.2);
  await writeFile(join(directory, "mix.wav"), writeWav(mixSound(sounds, music, seconds)));
  onProgress(0.6);
  const chapters = chaptersOf(order).map((chapter, index) => ({
    ...chapter,
    end: cuts[index + 1] ?? seconds,
  }));
  await writeFile(join(directory, "chapters.txt"), writeChapters(title, chapters));
  await writeFile(join(directory, "clips.txt"), listOf(paths.clips));
  const film = join(directory, `${FILE_NAMES.film}.part`);
  const run = startFfmpeg(joinArguments(directory, seconds, film));
  run.input.end();
  await run.done;
  await appendFile(film, writeXmpBox(writeXmpPacket(embedded)));
  for (const name of ["mix.wav", "chapters.txt", "clips.txt"]) await rm(join(directory, name));
  onProgress(0.8);
  return finishStory(order, frame, cuts, { still: await poster, embedded }, directory);
}

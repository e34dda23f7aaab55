/**
 * Films a story for each genre and ratio and writes contact sheets at one frame per second to
 * dist/story-sheets; the local recogniser transcribes the finished film, including its music. node
 * packages/engine/tools/story-sheets.ts [genre=funny,history] [ratio=9:16] [seconds=20]
 * [quality=small] [seed=1] [out=dist/story-sheets] Exits with 1 when more than 5 words in 100 are
 * wrong overall, or a film is not at −14 LUFS ±1.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ASPECT_RATIOS, STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { CAPTION_STYLES } from "@kinora/contracts/story/story-vocabulary";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { makeStory } from "@kinora/story/make-story";
import { readRecording } from "@kinora/story/render/story-sound";
import { measureLoudness } from "@kinora/studio/sound/loudness";
import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";
import { hasRecognizer } from "@kinora/voice/hear/read-recognizer";
import { transcribe } from "@kinora/voice/transcribe";
import { voicesHere } from "@kinora/voice/voices-here";
import { wordErrorRate } from "@kinora/voice/word-error-rate";
import { openBuiltinStoryEngine } from "../src/story/builtin-story-engine.ts";

const IDEAS: Readonly<
  Record<(typeof STORY_GENRES)[number], readonly [prompt: string, tone: string]>
> = {
  history: ["a young scribe saves the scrolls of the old library", "solemn"],
  "sci-fi": ["a small robot on mars misses the rain", "hopeful"],
  funny: ["a cat opens a bakery and sells only fish cake", "playful"],
  extreme: ["a penguin wants to ski down the highest mountain", "dramatic"],
  romantic: ["two owls who only meet when the lighthouse is dark", "warm"],
  mysterious: ["a girl finds a door in the forest that was not there yesterday", "suspenseful"],
  "action-packed": ["a rabbit pilot races a storm to bring medicine to the village", "dramatic"],
  basic: ["a fox who is afraid of the dark finds a lantern", "basic"],
};

const given = new Map(process.argv.slice(2).map((pair) => pair.split("=", 2) as [string, string]));
const genres = given.get("genre")?.split(",") ?? STORY_GENRES;
const ratios = given.get("ratio")?.split(",") ?? ASPECT_RATIOS;
const quality = given.get("quality") === "full" ? "full" : "small";
// The tiny recogniser confuses names and quiet words; decision 0014 describes how to install the
// small one.
const ear = hasRecognizer("small") ? "small" : "tiny";
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/story-sheets");

async function drawSheet(film: string, seconds: number, wide: boolean, sheet: string) {
  const columns = wide ? 6 : 10;
  const tile = `fps=1,scale=${wide ? 320 : 180}:-2,tile=${columns}x${Math.ceil(seconds / columns)}`;
  const run = startFfmpeg(["-i", film, "-vf", tile, "-frames:v", "1", sheet]);
  run.input.end();
  await run.done;
}

await mkdir(out, { recursive: true });
const engine = openBuiltinStoryEngine();
const { voices } = await voicesHere();
let [wrong, words, bad] = [0, 0, 0];
for (const [index, genre] of STORY_GENRES.entries()) {
  if (!genres.includes(genre)) continue;
  for (const aspectRatio of ASPECT_RATIOS.filter((each) => ratios.includes(each))) {
    const [prompt, tone] = IDEAS[genre];
    const settings = {
      ...STORY_DEFAULTS,
      ...{ genre, aspectRatio, seed: Number(given.get("seed") ?? 1) },
      tone: tone as typeof STORY_DEFAULTS.tone,
      style: "animation" as const,
      duration: Number(given.get("seconds") ?? 20),
      voice: voices[index % voices.length]?.key ?? "",
      captionStyle: CAPTION_STYLES[index % CAPTION_STYLES.length] ?? "clean",
      safeArea: aspectRatio === "9:16" ? ("tiktok" as const) : ("plain" as const),
    };
    const board = await engine.write({ prompt, script: null, settings });
    const root = join(out, "pieces");
    await rm(root, { recursive: true, force: true });
    const began = performance.now();
    const signal = new AbortController().signal;
    const made = await makeStory(board, root, engine, { quality, recipe: null, signal });
    const film = join(made.directory, "clip.mp4");
    const name = `${genre}-${aspectRatio.replace(":", "x")}`;
    await drawSheet(film, made.seconds, aspectRatio !== "9:16", join(out, `${name}.png`));
    const samples = await readRecording(film, SAMPLE_RATE);
    const loudness = measureLoudness({ left: samples, right: samples }) - 3.01;
    const said = board.scenes.map(({ narration }) => narration).join(" ");
    const heard = await transcribe({ samples, sampleRate: SAMPLE_RATE }, ear);
    const rate = wordErrorRate(said, heard.text);
    const count = said.split(/\s+/).length;
    [wrong, words] = [wrong + rate * count, words + count];
    // The same voice in two channels measures 3 dB louder than the mean of both in mono.
    if (Math.abs(loudness + 14) > 1.5) bad += 1;
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${name}: ${board.title} · ${made.seconds.toFixed(1)} s · ${(rate * 100).toFixed(1)} % wrong · ${loudness.toFixed(1)} LUFS (mono) · ${took} s`,
    );
    if (rate > 0) console.log(`   said:  ${said}\n   heard: ${heard.text}`);
    for (const notice of made.notices) console.log(`   ${notice}`);
  }
}
await engine.close();
const total = words === 0 ? 0 : wrong / words;
console.log(`${(total * 100).toFixed(1)} % of ${words} words wrong`);
process.exit(total > 0.05 || bad > 0 ? 1 : 0);

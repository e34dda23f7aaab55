import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { SEED_MAX } from "@kinora/contracts/limits";
import type { Board } from "@kinora/contracts/story/board";
import type { AtWork } from "@kinora/domain/story/stage-states";
import { makeStory } from "@kinora/story/make-story";
import { voicesHere } from "@kinora/voice/voices-here";
import { asOrderError } from "../create/order.ts";
import { tell } from "../create/tell.ts";
import { openBuiltinStoryEngine } from "../story/builtin-story-engine.ts";
import { createProgressLine } from "./progress-line.ts";
import type { StoryCommand } from "./read-story.ts";
import { UsageError } from "./usage-error.ts";

const DOING: Readonly<Record<AtWork["stage"], string>> = {
  picture: "drawing",
  narration: "speaking",
  motion: "filming",
  caption: "captioning",
  score: "composing",
  assembly: "joining",
};

const scriptOf = ({ title, scenes }: Board) =>
  [title, "", ...scenes.map(({ narration }) => narration)].join("\n");

/** Writes the captions beside the film, under the same name. */
async function putBeside(directory: string, names: readonly (readonly [string, string])[]) {
  for (const [name, goal] of names) {
    const part = `${goal}.${process.pid}.part`;
    await copyFile(join(directory, name), part);
    await rename(part, goal);
  }
}

/**
 * Writes a story and films it, or only prints its script.
 *
 * @throws UsageError when the voice is unknown or the file cannot be written to its destination
 */
export async function runStory(command: StoryCommand, signal: AbortSignal): Promise<void> {
  const { voices, why } = await voicesHere();
  const voice = command.settings.voice ?? voices[0]?.key ?? "";
  if (!voices.some(({ key }) => key === voice))
    throw new UsageError(`--voice is one of ${voices.map(({ key }) => key).join(", ")}.`);
  const seed = command.seed ?? randomInt(SEED_MAX);
  const file = command.out ?? `story-${seed}.mp4`;
  const path = resolve(file);
  if (!path.endsWith(".mp4")) throw new UsageError("A story is written as .mp4.");
  if (!existsSync(dirname(path))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  if (existsSync(path) && !command.force)
    throw new UsageError(`${file} exists already; --force replaces it.`);

  const root = await mkdtemp(join(tmpdir(), "kinora-story-"));
  const engine = openBuiltinStoryEngine({ reads: [root], writes: [root] });
  const line = createProgressLine(process.stderr, performance.now.bind(performance));
  const began = performance.now();
  try {
    const settings = { ...command.settings, voice, seed };
    const board = await engine.write({ prompt: command.prompt, script: null, settings });
    if (command.script) return void console.log(scriptOf(board));
    const { quiet } = command;
    const made = await makeStory(board, root, engine, {
      quality: "full",
      recipe: { type: "text-to-story", prompt: command.prompt, story: { board } },
      signal,
      ...(quiet ? {} : { onProgress: (share, stage) => line.show(share, DOING[stage]) }),
    });
    line.clear();
    await putBeside(made.directory, [
      ["clip.mp4", path],
      ["captions.vtt", path.replace(/\.mp4$/, ".vtt")],
      ["captions.srt", path.replace(/\.mp4$/, ".srt")],
    ]);
    made.notices.forEach(tell);
    if (!quiet) {
      if (why !== null) tell(why);
      const took = ((performance.now() - began) / 1000).toFixed(1);
      console.error(
        `${board.title}: ${made.seconds.toFixed(1)} s, seed ${seed}, made in ${took} s`,
      );
    }
    console.log(file);
  } catch (error) {
    throw asOrderError(error);
  } finally {
    line.clear();
    await engine.close();
    await rm(root, { recursive: true, force: true });
  }
}

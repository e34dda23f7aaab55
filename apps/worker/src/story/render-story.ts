import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { RecipeStory } from "@kinora/contracts/prompt/recipe";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import { chaptersOf } from "@kinora/domain/story/chapters-of";
import type { StoredPieceFile } from "@kinora/domain/story/stored-piece";
import type { StepContext } from "../creation/step.ts";
import { type Made, makePieces } from "./make-pieces.ts";
import type { StoryPorts } from "./story-ports.ts";

export type StoryStep = StepContext & { readonly story: RecipeStory };

/** Makes every missing picture, voice, motion and caption of the film. */
export async function drawStory(context: StoryStep): Promise<object> {
  const { job, ports } = context;
  const made = await make(context, null, [2, 80]);
  const { orders, pieces, keyOf } = made;
  const pictures = orders.scenes.flatMap(({ picture }) => pieces.get(keyOf(picture)) ?? []);
  const notices = [...new Set(pictures.flatMap(({ facts }) => facts.notices ?? []))];
  const thumbhash = pictures[0]?.facts.thumbhash ?? null;
  const memo = { files: [], thumbhash, notices, verdict: null, paidFor: paidFor(made) };
  await ports.commit(job, "draw", memo, ({ creations, creation }) =>
    creations.update(creation.id, { notices }),
  );
  return memo;
}

/** Joins the film with its voices and music, and lays its files out for scan and store. */
export async function encodeStory(context: StoryStep): Promise<object> {
  const { job, directory, ports } = context;
  const { orders, pieces, keyOf } = await make(context, "whole", [80, 90]);
  const film = orders.assembly && pieces.get(keyOf(orders.assembly.full));
  if (!orders.assembly || !film) throw new Error("The film was not joined");
  const files: GeneratedFile[] = [];
  for (const file of film.files) files.push(await layOut(file, directory, ports.story));
  const memo = { files, thumbhash: null, notices: [], verdict: null };
  const chapters = chaptersOf(orders.assembly.full);
  // As long as the voices speak; when it was ordered that was perhaps only an estimate.
  const duration = orders.timeline.seconds;
  await ports.commit(job, "encode", memo, ({ creations, creation }) =>
    creations.update(creation.id, { chapters, duration }),
  );
  return memo;
}

async function make(
  { job, recipe, story, ports, report, signal }: StoryStep,
  join: "whole" | null,
  [from, to]: readonly [number, number],
): Promise<Made> {
  const { storyId } = story;
  if (!(await ports.patiently(() => ports.story.stories.find(storyId)))) {
    throw new InputRefused("The storyboard it is made of was deleted.");
  }
  return makePieces(
    {
      ...{ job, storyId, snapshot: story, recipe, onFailure: "end" },
      goal: { scenes: null, clips: "full", join },
      report: (share, atWork) => report("rendering", from + share * (to - from), undefined, atWork),
    },
    signal,
    ports.story,
  );
}

/** What the price of a film is for. */
function paidFor({ orders, keyOf }: Made): string[] {
  return orders.scenes.flatMap(({ picture, clips }) => [
    keyOf(picture),
    ...(clips ? [keyOf(clips.full.caption)] : []),
  ]);
}

async function layOut(
  { role, name, mimeType, hash, bytes, width, height, duration }: StoredPieceFile,
  directory: string,
  { media }: StoryPorts,
): Promise<GeneratedFile> {
  const found = await media.locate(hash);
  if (!found) throw new Error(`The file ${name} of the film is gone`);
  await copyFile(found.path, join(directory, name), constants.COPYFILE_FICLONE);
  const shown = role === "vtt" || role === "srt" ? "download" : role;
  return { role: shown, name, mimeType, bytes, width, height, duration };
}

import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { storyOf } from "@kinora/contracts/recipe/recipe";
import { distinctSentences } from "@kinora/domain/distinct-sentences";
import type {
  Collecting,
  Generated,
  GeneratedFile,
  Generator,
} from "@kinora/domain/generation/generator";
import { madeHere } from "@kinora/domain/generation/made-here";
import type { ArtifactMaking, FilmArtifacts } from "@kinora/domain/story/artifact-making";
import { chaptersOf } from "@kinora/domain/story/chapters-of";
import type { StoryOrders } from "@kinora/domain/story/orders-of";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { StoredArtifactFile } from "@kinora/domain/story/stored-artifact";
import type { ArtifactOrder } from "@kinora/domain/story/story-engine";

/** Share of the work done when every artifact exists; the rest is joining them. */
const ARTIFACTS = 0.89;
/** Folder of the job for files that are not on this machine. */
const FETCHED = "fetched";

/** Makes the film of a storyboard by joining its artifacts, reusing all that already exist. */
export function storyFilmGenerator(making: ArtifactMaking): Generator {
  return madeHere({
    version: ENGINE_VERSION,
    serves: ({ type }) => type === "text-to-story",
    async make({ recipe }, into) {
      const { job, watch, signal } = into;
      const story = storyOf(recipe);
      if (!story || !job) throw new Error("There is no storyboard to make a film of.");
      const make = (join: "whole" | null, from: number, until: number) => {
        const report = (share: number, atWork: readonly AtWork[]) =>
          watch((from + share * (until - from)) * 100, undefined, atWork);
        return making.make({ job, story, recipe, join, report }, signal);
      };
      await make(null, 0, ARTIFACTS);
      const made = await make("whole", ARTIFACTS, 1);
      return layOut(story.storyId, made, into, making);
    },
  });
}

/** Copies the film's files to where they are scanned and stored, and describes them. */
async function layOut(
  storyId: string,
  { orders, artifacts, keyOf }: FilmArtifacts,
  { directory }: Collecting,
  making: ArtifactMaking,
): Promise<Generated> {
  const film = orders.assembly && artifacts.get(keyOf(orders.assembly.full));
  if (!orders.assembly || !film) throw new Error("The film was not joined");
  const files: GeneratedFile[] = [];
  for (const file of film.files) files.push(await copyInto(directory, file, making));
  const pictures = orders.scenes.flatMap(({ picture }) => artifacts.get(keyOf(picture)) ?? []);
  return {
    files,
    thumbhash: pictures[0]?.facts.thumbhash ?? null,
    notices: distinctSentences(pictures.flatMap(({ facts }) => facts.notices ?? [])),
    chapters: chaptersOf(orders.assembly.full),
    // The actual duration of the voices; at the time of the order it may have been an estimate.
    duration: orders.timeline.seconds,
    pieces: { storyId, keys: paidFor(orders).map(keyOf) },
  };
}

/** The artifacts that the price of a film covers. */
const paidFor = ({ scenes }: StoryOrders): ArtifactOrder[] =>
  scenes.flatMap(({ picture, clips }) => [picture, ...(clips ? [clips.full.caption] : [])]);

async function copyInto(
  directory: string,
  { role, name, mimeType, hash, bytes, width, height, duration }: StoredArtifactFile,
  { fetch }: ArtifactMaking,
): Promise<GeneratedFile> {
  const found = await fetch(hash, join(directory, FETCHED));
  if (!found) throw new Error(`The file ${name} of the film is gone`);
  await copyFile(found.path, join(directory, name), constants.COPYFILE_FICLONE);
  const shown = role === "vtt" || role === "srt" ? "download" : role;
  return { role: shown, name, mimeType, bytes, width, height, duration };
}

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Job } from "@kinora/domain/job/job";
import { type ArtifactKeys, needsOf } from "@kinora/domain/story/artifact-keys";
import { firstPicture, inputsOf } from "@kinora/domain/story/first-picture";
import { serviceOfVoice } from "@kinora/domain/story/hosted-lines";
import { locateNeed } from "@kinora/domain/story/locate-need";
import type { PictureRecipes } from "@kinora/domain/story/picture-recipes";
import type { StoredArtifact, StoredArtifactFile } from "@kinora/domain/story/stored-artifact";
import {
  type ArtifactOrder,
  isHostedPicture,
  type MadeArtifact,
} from "@kinora/domain/story/story-engine";
import { pictureElsewhere } from "./picture-elsewhere.ts";
import { speakElsewhere } from "./speak-elsewhere.ts";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Folder of the job for files that are not stored on this machine, shared by its artifacts so that
 * each is fetched only once.
 */
const FETCHED = "fetched";

export interface ArtifactWork {
  readonly job: Job;
  readonly order: ArtifactOrder;
  readonly keys: ArtifactKeys;
  /** Existing artifacts, by key. */
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
  /** Folder of the job. */
  readonly directory: string;
  readonly recipe: object | null;
  /** Recipes of pictures and footage ordered from external services, by artifact key. */
  readonly pictures: PictureRecipes;
  readonly onProgress: (share: number) => void;
  /** Ends only the wait for the narrator. */
  readonly patience?: AbortSignal;
}

type MakingPorts = Pick<StoryPorts, "engine" | "media" | "speaking" | "picturing">;

/**
 * Attempts an artifact once; its files are in the media store when it resolves. Rejects with
 * InputRefused when the order cannot be fulfilled.
 */
export async function makeOneArtifact(
  { job, order, keys, artifacts, recipe, pictures, onProgress, ...work }: ArtifactWork,
  signal: AbortSignal,
  { engine, media, speaking, picturing }: MakingPorts,
): Promise<StoredArtifact> {
  const key = keys.of(order);
  const fetched = join(work.directory, FETCHED);
  const fetch = (hash: string) => media.fetch(hash, fetched);
  const paths = await fetchNeeds(order, keys, artifacts, fetch);
  const recording = order.kind === "own-narration" ? await fetchUpload(order.recording, fetch) : "";
  const directory = join(work.directory, key.slice(0, 20));
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const make = () => {
      if (order.kind === "narration" && serviceOfVoice(order.voice) !== null)
        return speakElsewhere({ job, key, order }, directory, signal, speaking);
      if (isHostedPicture(order)) {
        const wanted = { job, key, order, recipe: pictures[key] };
        return pictureElsewhere(wanted, directory, signal, picturing);
      }
      if (order.kind === "footage") {
        const begins = keys.of(order.begins);
        const file = firstPicture(artifacts.get(begins));
        const [path] = paths.get(begins) ?? [];
        if (!file || !path) throw new Error(`The picture of footage ${key} is gone`);
        const first = { path, inputs: inputsOf(file) };
        const wanted = { job, key, order, recipe: pictures[key], first };
        return pictureElsewhere(wanted, directory, signal, picturing);
      }
      const locate = locateNeed(order, keys, (need) => paths.get(need) ?? []);
      const locateUpload = () => recording;
      const fair = { whose: job.userId, ...(work.patience && { patience: work.patience }) };
      const context = { directory, locate, locateUpload, recipe, onProgress, signal };
      return engine.make(order, { ...context, ...fair });
    };
    const made = await make();
    signal.throwIfAborted();
    const files = await keepFiles(made, directory, media);
    return { key, kind: order.kind, facts: made.facts, files, paid: false };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Moves the files of an artifact into the media store. */
export async function keepFiles(
  { files }: MadeArtifact,
  directory: string,
  media: StoryPorts["media"],
): Promise<StoredArtifactFile[]> {
  const kept: StoredArtifactFile[] = [];
  for (const file of files)
    kept.push({ ...file, ...(await media.keep(join(directory, file.name))) });
  return kept;
}

type Fetch = (hash: string) => Promise<{ readonly path: string } | null>;

/** Fetches the main files of the artifacts that an order depends on; returns their paths by key. */
async function fetchNeeds(
  order: ArtifactOrder,
  keys: ArtifactKeys,
  artifacts: ReadonlyMap<string, StoredArtifact>,
  fetch: Fetch,
): Promise<ReadonlyMap<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const key of new Set(needsOf(order).map(keys.of))) {
    const mains = artifacts.get(key)?.files.filter(({ role }) => role === "main") ?? [];
    const found = await Promise.all(mains.map(({ hash }) => fetch(hash)));
    paths.set(
      key,
      found.map((file) => {
        if (!file) throw new Error(`A file of artifact ${key} is gone`);
        return file.path;
      }),
    );
  }
  return paths;
}

async function fetchUpload(hash: string, fetch: Fetch): Promise<string> {
  const found = await fetch(hash);
  if (!found) throw new InputRefused({ code: "input.missing", params: { input: "recording" } });
  return found.path;
}

import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import { distinctSentences } from "@kinora/domain/distinct-sentences";
import { type ArtifactKeys, artifactKeys } from "@kinora/domain/story/artifact-keys";
import { locateNeed } from "@kinora/domain/story/locate-need";
import {
  type ArtifactToMake,
  type ScheduledArtifacts,
  scheduleArtifacts,
} from "@kinora/domain/story/schedule-artifacts";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type {
  ArtifactKind,
  MadeArtifact,
  MakeContext,
  Quality,
  StoryEngine,
} from "@kinora/domain/story/story-engine";

export interface MadeStory {
  /** Folder with the film and its accompanying files. */
  readonly directory: string;
  readonly film: MadeArtifact;
  readonly seconds: number;
  readonly notices: readonly StoredSentence[];
  /** Seconds of work by kind of artifact. */
  readonly work: Readonly<Partial<Record<ArtifactKind, number>>>;
}

export interface MakeStoryOptions {
  readonly quality: Quality;
  readonly recipe: object | null;
  readonly signal: AbortSignal;
  /**
   * Receives the fraction of the work that is done, 0..1, and the current stage; when several
   * artifacts are in progress, the one latest in the film.
   */
  readonly onProgress?: (share: number, doing: AtWork["stage"]) => void;
}

interface Made extends MadeArtifact {
  readonly directory: string;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Makes a whole board without a server, writing every artifact to its own folder under `root`.
 * Rejects once no artifact is in progress, with the signal's reason or the engine's first error.
 */
export async function makeStory(
  board: Board,
  root: string,
  engine: StoryEngine,
  { quality, recipe, signal, onProgress }: MakeStoryOptions,
): Promise<MadeStory> {
  const keys = artifactKeys(digest, engine.versions);
  const snapshot = { board, kept: {}, recording: null };
  const goal = { scenes: null, clips: quality, join: "whole" } as const;
  const work: Partial<Record<ArtifactKind, number>> = {};
  const giveUp = new AbortController();
  const stop = AbortSignal.any([signal, giveUp.signal]);
  const scheduled = await scheduleArtifacts<Made>({ snapshot, goal, keys }, signal, {
    recall: async () => new Map(),
    async make(artifact) {
      const began = performance.now();
      const made = await makeArtifact(artifact, root, { engine, keys, recipe, signal: stop });
      const { kind } = artifact.order;
      work[kind] = (work[kind] ?? 0) + (performance.now() - began) / 1000;
      return { artifact: made };
    },
    giveUp: (reason) => giveUp.abort(reason),
    makesRoom: async () => false,
    report(share, atWork) {
      const last = atWork.at(-1);
      if (last) onProgress?.(share, last.stage);
    },
  });
  return { ...storyIn(scheduled, keys, quality), work };
}

/** Tools for making one artifact. */
interface Tools extends Pick<MakeContext, "recipe" | "signal"> {
  readonly engine: StoryEngine;
  readonly keys: ArtifactKeys;
}

async function makeArtifact(
  { order, key, artifacts, onProgress }: ArtifactToMake<Made>,
  root: string,
  { engine, keys, recipe, signal }: Tools,
): Promise<Made> {
  const directory = join(root, `${order.kind}-${key.slice(0, 12)}`);
  await mkdir(directory, { recursive: true });
  const made = await engine.make(order, {
    directory,
    locate: locateNeed(order, keys, (need) => mainFiles(artifacts.get(need))),
    locateUpload: (hash) => {
      throw new Error(`There is no upload ${hash} here`);
    },
    recipe,
    onProgress,
    signal,
  });
  return { ...made, directory };
}

const mainFiles = (artifact: Made | undefined): string[] =>
  artifact?.files.flatMap(({ role, name }) =>
    role === "main" ? [join(artifact.directory, name)] : [],
  ) ?? [];

function storyIn(
  { orders: { assembly, timeline }, artifacts }: ScheduledArtifacts<Made>,
  keys: ArtifactKeys,
  quality: Quality,
): Omit<MadeStory, "work"> {
  const film = assembly === null ? undefined : artifacts.get(keys.of(assembly[quality]));
  if (film === undefined) throw new Error("The story came to no film");
  const notices = [...artifacts.values()].flatMap(({ facts }) => [
    ...(facts.notices ?? []),
    ...(facts.drift ?? []),
  ]);
  return {
    directory: film.directory,
    film,
    seconds: timeline.seconds,
    notices: distinctSentences(notices),
  };
}

import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import { distinctSentences } from "@kinora/domain/distinct-sentences";
import { locateNeed } from "@kinora/domain/story/locate-need";
import { type PieceKeys, pieceKeys } from "@kinora/domain/story/piece-keys";
import {
  type PieceToMake,
  type ScheduledPieces,
  schedulePieces,
} from "@kinora/domain/story/schedule-pieces";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type {
  MadePiece,
  MakeContext,
  PieceKind,
  Quality,
  StoryEngine,
} from "@kinora/domain/story/story-engine";

export interface MadeStory {
  /** Folder with the film and what goes with it. */
  readonly directory: string;
  readonly film: MadePiece;
  readonly seconds: number;
  readonly notices: readonly StoredSentence[];
  /** Seconds of work, by kind of piece. */
  readonly work: Readonly<Partial<Record<PieceKind, number>>>;
}

export interface MakeStoryOptions {
  readonly quality: Quality;
  readonly recipe: object | null;
  readonly signal: AbortSignal;
  /** Share of the work that is done, 0..1, and what of it is being made: the last in the film, if several. */
  readonly onProgress?: (share: number, doing: AtWork["stage"]) => void;
}

interface Made extends MadePiece {
  readonly directory: string;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Makes a whole board without a server: every piece into a folder of its own under `root`. Rejects when
 * nothing is in the making any more: with the signal's reason, or the first error of the engine.
 */
export async function makeStory(
  board: Board,
  root: string,
  engine: StoryEngine,
  { quality, recipe, signal, onProgress }: MakeStoryOptions,
): Promise<MadeStory> {
  const keys = pieceKeys(digest, engine.versions);
  const snapshot = { board, kept: {}, recording: null };
  const goal = { scenes: null, clips: quality, join: "whole" } as const;
  const work: Partial<Record<PieceKind, number>> = {};
  const giveUp = new AbortController();
  const stop = AbortSignal.any([signal, giveUp.signal]);
  const scheduled = await schedulePieces<Made>({ snapshot, goal, keys }, signal, {
    recall: async () => new Map(),
    async make(piece) {
      const began = performance.now();
      const made = await makePiece(piece, root, { engine, keys, recipe, signal: stop });
      const { kind } = piece.order;
      work[kind] = (work[kind] ?? 0) + (performance.now() - began) / 1000;
      return { piece: made };
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

/** What one piece is made with. */
interface Tools extends Pick<MakeContext, "recipe" | "signal"> {
  readonly engine: StoryEngine;
  readonly keys: PieceKeys;
}

async function makePiece(
  { order, key, pieces, onProgress }: PieceToMake<Made>,
  root: string,
  { engine, keys, recipe, signal }: Tools,
): Promise<Made> {
  const directory = join(root, `${order.kind}-${key.slice(0, 12)}`);
  await mkdir(directory, { recursive: true });
  const made = await engine.make(order, {
    directory,
    locate: locateNeed(order, keys, (need) => mainFiles(pieces.get(need))),
    locateUpload: (hash) => {
      throw new Error(`There is no upload ${hash} here`);
    },
    recipe,
    onProgress,
    signal,
  });
  return { ...made, directory };
}

const mainFiles = (piece: Made | undefined): string[] =>
  piece?.files.flatMap(({ role, name }) =>
    role === "main" ? [join(piece.directory, name)] : [],
  ) ?? [];

function storyIn(
  { orders: { assembly, timeline }, pieces }: ScheduledPieces<Made>,
  keys: PieceKeys,
  quality: Quality,
): Omit<MadeStory, "work"> {
  const film = assembly === null ? undefined : pieces.get(keys.of(assembly[quality]));
  if (film === undefined) throw new Error("The story came to no film");
  const notices = [...pieces.values()].flatMap(({ facts }) => [
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

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { locateNeed } from "@kinora/domain/story/locate-need";
import { needsOf, type PieceKeys } from "@kinora/domain/story/piece-keys";
import type { StoredPiece, StoredPieceFile } from "@kinora/domain/story/stored-piece";
import type { MadePiece, PieceOrder } from "@kinora/domain/story/story-engine";
import type { StoryPorts } from "./story-ports.ts";

/** Folder of the job for files that are not on this machine: what one piece needed the next need not fetch again. */
const FETCHED = "fetched";

export interface PieceWork {
  readonly order: PieceOrder;
  readonly keys: PieceKeys;
  /** Pieces that are there, by key. */
  readonly pieces: ReadonlyMap<string, StoredPiece>;
  /** Folder of the job. */
  readonly directory: string;
  readonly recipe: object | null;
  readonly onProgress: (share: number) => void;
}

/**
 * One try at a piece: its files are in the media store when it resolves. Rejects with InputRefused when
 * nothing can be made of the order.
 */
export async function makeOnePiece(
  { order, keys, pieces, recipe, onProgress, ...work }: PieceWork,
  signal: AbortSignal,
  { engine, media }: Pick<StoryPorts, "engine" | "media">,
): Promise<StoredPiece> {
  const key = keys.of(order);
  const fetched = join(work.directory, FETCHED);
  const fetch = (hash: string) => media.fetch(hash, fetched);
  const paths = await fetchNeeds(order, keys, pieces, fetch);
  const recording = order.kind === "own-narration" ? await fetchUpload(order.recording, fetch) : "";
  const directory = join(work.directory, key.slice(0, 20));
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const made = await engine.make(order, {
      directory,
      locate: locateNeed(order, keys, (need) => paths.get(need) ?? []),
      locateUpload: () => recording,
      recipe,
      onProgress,
      signal,
    });
    signal.throwIfAborted();
    const files = await keepFiles(made, directory, media);
    return { key, kind: order.kind, facts: made.facts, files, paid: false };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function keepFiles(
  { files }: MadePiece,
  directory: string,
  media: StoryPorts["media"],
): Promise<StoredPieceFile[]> {
  const kept: StoredPieceFile[] = [];
  for (const file of files)
    kept.push({ ...file, ...(await media.keep(join(directory, file.name))) });
  return kept;
}

type Fetch = (hash: string) => Promise<{ readonly path: string } | null>;

/** Main files of what a piece is made of, by key. */
async function fetchNeeds(
  order: PieceOrder,
  keys: PieceKeys,
  pieces: ReadonlyMap<string, StoredPiece>,
  fetch: Fetch,
): Promise<ReadonlyMap<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const key of new Set(needsOf(order).map(keys.of))) {
    const mains = pieces.get(key)?.files.filter(({ role }) => role === "main") ?? [];
    const found = await Promise.all(mains.map(({ hash }) => fetch(hash)));
    paths.set(
      key,
      found.map((file) => {
        if (!file) throw new Error(`A file of piece ${key} is gone`);
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

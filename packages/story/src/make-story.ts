import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Board } from "@kinora/contracts/story/board";
import { nextPiece } from "@kinora/domain/story/next-piece";
import { ordersOf } from "@kinora/domain/story/orders-of";
import { needsOf, pieceKeys } from "@kinora/domain/story/piece-keys";
import type {
  MadePiece,
  PieceKind,
  PieceOrder,
  Quality,
  StoryEngine,
} from "@kinora/domain/story/story-engine";

export interface MadeStory {
  /** Folder with the film and what goes with it. */
  readonly directory: string;
  readonly film: MadePiece;
  readonly seconds: number;
  readonly notices: readonly string[];
  /** Seconds of work, by kind of piece. */
  readonly work: Readonly<Partial<Record<PieceKind, number>>>;
}

export interface MakeStoryOptions {
  readonly quality: Quality;
  readonly recipe: object | null;
  readonly signal: AbortSignal;
  /** Share of the pieces that are made, and what is being made. */
  readonly onProgress?: (share: number, doing: string) => void;
}

interface Made extends MadePiece {
  readonly directory: string;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Makes a whole board without a server: every piece into a folder of its own under `root`. */
export async function makeStory(
  board: Board,
  root: string,
  engine: StoryEngine,
  { quality, recipe, signal, onProgress }: MakeStoryOptions,
): Promise<MadeStory> {
  const keys = pieceKeys(digest, engine.versions);
  const made = new Map<string, Made>();
  const running = new Map<string, { readonly order: PieceOrder; readonly done: Promise<void> }>();
  const work: Partial<Record<PieceKind, number>> = {};
  const snapshot = { board, kept: {}, recording: null };
  const current = () => ordersOf(snapshot, keys, (key) => made.get(key)?.facts);

  const make = async (order: PieceOrder, key: string) => {
    const began = performance.now();
    const directory = join(root, `${order.kind}-${key.slice(0, 12)}`);
    await mkdir(directory, { recursive: true });
    const piece = await engine.make(order, {
      directory,
      locate: (need, index = 0) => {
        const found = made.get(keys.of(need));
        const file = found?.files.filter(({ role }) => role === "main")[index];
        if (!found || !file) throw new Error(`no ${need.kind} to make a ${order.kind} of`);
        return join(found.directory, file.name);
      },
      locateUpload: (hash) => {
        throw new Error(`There is no upload ${hash} here`);
      },
      recipe,
      onProgress: () => {},
      signal,
    });
    made.set(key, { ...piece, directory });
    work[order.kind] = (work[order.kind] ?? 0) + (performance.now() - began) / 1000;
  };

  for (;;) {
    signal.throwIfAborted();
    const orders = current();
    const wanted: PieceOrder[] = orders.scenes.flatMap(({ picture, narration, clips }) => [
      picture,
      ...(narration ? [narration.order] : []),
      ...(clips ? [clips[quality].motion, clips[quality].caption] : []),
    ]);
    if (orders.score) wanted.push(orders.score);
    if (orders.assembly) wanted.push(orders.assembly[quality]);
    const open = wanted.filter(
      (order) => !made.has(keys.of(order)) && !running.has(keys.of(order)),
    );
    const ready = open.filter((order) => needsOf(order).every((need) => made.has(keys.of(need))));
    const atWork = [...running.values()];
    const next = nextPiece(
      ready,
      atWork.map(({ order }) => order),
    );
    if (next !== undefined) {
      const key = keys.of(next);
      onProgress?.(made.size / (made.size + open.length + running.size), next.kind);
      const done = make(next, key).finally(() => running.delete(key));
      running.set(key, { order: next, done });
      continue;
    }
    if (atWork.length === 0) break;
    await Promise.race(atWork.map(({ done }) => done));
  }
  const { assembly, timeline } = current();
  const film = assembly === null ? undefined : made.get(keys.of(assembly[quality]));
  if (film === undefined) throw new Error("The story came to no film");
  const notices = [...made.values()].flatMap(({ facts }) => [
    ...(facts.notices ?? []),
    ...(facts.drift ?? []),
  ]);
  return {
    directory: film.directory,
    film,
    seconds: timeline.seconds,
    notices: [...new Set(notices)],
    work,
  };
}

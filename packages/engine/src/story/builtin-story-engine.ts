import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { MadePiece, PieceOrder, StoryEngine } from "@kinora/domain/story/story-engine";
import { PhotoRefusal } from "../photo/photo-refusal.ts";
import { ANYWHERE, type WorkFolders } from "../studio/render/renderer-plan.ts";
import { type Renderer, startRenderer } from "../studio/render/run-render.ts";
import { openTextReader, type TextReader } from "../text/open-text-reader.ts";
import { NarrationRefused } from "../voice/narration.ts";
import { type Narrator, openNarrator } from "../voice/open-narrator.ts";
import { voicesHere } from "../voice/voices.ts";
import { pieceSources } from "./piece-sources.ts";
import { PIECE_VERSIONS } from "./piece-versions.ts";
import { speakLine } from "./render/speak-line.ts";

/** Renderers that wait for the next piece, and milliseconds until one that nobody wants is ended. */
const SPARE = 2;
const IDLE = 20_000;
/** Aligning a long recording says nothing for a while. */
const SILENCE_LIMIT = 180;

export interface BuiltinStoryEngine extends StoryEngine {
  /** Ends the processes that wait for work. */
  close(): Promise<void>;
}

/** What a person can do something about, as the port has it. */
function tellRefusal(error: unknown): unknown {
  const refused = error instanceof PhotoRefusal || error instanceof NarrationRefused;
  return refused ? new InputRefused(error.message) : error;
}

/**
 * The built-in story engine: scripts by `reader`, voices in one process that keeps the weights, everything
 * else in renderers that are kept for a moment, because starting one takes about as long as a picture.
 */
export function openBuiltinStoryEngine(
  folders: WorkFolders = ANYWHERE,
  reader: TextReader = openTextReader(),
): BuiltinStoryEngine {
  const spare: { readonly renderer: Renderer; readonly timer: NodeJS.Timeout }[] = [];
  let narrator: Promise<Narrator> | null = null;
  let rest: NodeJS.Timeout | undefined;

  const takeRenderer = () => {
    const waiting = spare.pop();
    clearTimeout(waiting?.timer);
    return waiting?.renderer ?? startRenderer({ folders });
  };
  const giveBack = (renderer: Renderer) => {
    if (spare.length >= SPARE) return void renderer.close();
    const timer = setTimeout(() => {
      spare.splice(
        spare.findIndex((each) => each.renderer === renderer),
        1,
      );
      void renderer.close();
    }, IDLE);
    spare.push({ renderer, timer: timer.unref() });
  };
  const closeNarrator = async () => {
    clearTimeout(rest);
    const open = narrator;
    narrator = null;
    await open?.then((each) => each.close()).catch(() => {});
  };
  let turn: Promise<void> = Promise.resolve();
  /** One line at a time: words that end the narrator end no other line with it. */
  const speak = async (...[order, directory, options]: SpeakArguments): Promise<MadePiece> => {
    const before = turn;
    const mine = Promise.withResolvers<void>();
    turn = before.then(() => mine.promise);
    try {
      await orAborted(before, options.signal);
      return await speakNow(order, directory, options);
    } finally {
      mine.resolve();
    }
  };
  const speakNow = async (...[order, directory, options]: SpeakArguments): Promise<MadePiece> => {
    clearTimeout(rest);
    narrator ??= openNarrator();
    try {
      const { narrate } = await narrator;
      return await speakLine(order, narrate, directory, options);
    } catch (error) {
      // One that refuses is well; one that failed may have lost its network.
      if (!(error instanceof NarrationRefused)) await closeNarrator();
      throw tellRefusal(error);
    } finally {
      rest = setTimeout(() => void closeNarrator(), IDLE).unref();
    }
  };

  return {
    versions: PIECE_VERSIONS,
    write: async (order) => reader.write(order, (await voicesHere()).voices),
    async make(order, context) {
      const { directory, recipe, onProgress, signal } = context;
      if (order.kind === "narration") return speak(order, directory, { signal, onProgress });
      const paths = pieceSources(order, context);
      const renderer = takeRenderer();
      try {
        const made = await renderer.make(
          { step: "piece", piece: order, paths, recipe, directory },
          {
            signal,
            onProgress: (percent) => onProgress(percent / 100),
            silenceLimit: SILENCE_LIMIT,
          },
        );
        giveBack(renderer);
        return made;
      } catch (error) {
        await renderer.close();
        throw tellRefusal(error);
      }
    },
    async close() {
      await Promise.all([
        closeNarrator(),
        reader.close(),
        ...spare.splice(0).map(({ renderer, timer }) => {
          clearTimeout(timer);
          return renderer.close();
        }),
      ]);
    },
  };
}

/** Resolves with the promise; rejects at once when the signal aborts before. */
function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    void promise.then(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
  });
}

type SpeakArguments = [
  order: Extract<PieceOrder, { kind: "narration" }>,
  directory: string,
  options: Parameters<typeof speakLine>[3],
];

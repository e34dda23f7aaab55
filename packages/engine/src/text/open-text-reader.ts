import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Board } from "@kinora/contracts/story/board";
import { InputRefused, InputTooHeavy } from "@kinora/domain/creation/input-refused";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { ChildFailed } from "@kinora/process/child/child-failed";
import { type OpenChild, openChild } from "@kinora/process/child/open-child";
import type { ScriptVoice } from "@kinora/story/script/choose-voice";
import type { PlannedRecipe, TextRequest, TextResult } from "./text-protocol.ts";

/** Reads people's words in processes of their own, each call with limits of time and memory. */
export interface TextReader {
  /** @throws InputTooHeavy when the words are too much for it; Error with a sentence when they cannot be planned */
  plan(recipe: Recipe): Promise<PlannedRecipe>;
  /** @throws InputTooHeavy likewise; InputRefused, as for a script that lasts too long */
  write(order: ScriptOrder, voices: readonly ScriptVoice[]): Promise<Board>;
  /** Keeps a process ready from now on: starting one takes longer than reading. */
  prepare(): void;
  close(): Promise<void>;
}

/**
 * Seconds for one text. The worst that passes the doors takes half a second on an idle machine, and whoever waits
 * behind one that hangs shall not wait for long.
 */
const SECONDS = 8;
/** Loading does not count against the text: a busy machine takes its time for it. */
const SECONDS_TO_LOAD = 60;
const TOO_HEAVY = { code: "prompt.tooHeavy", params: {} } as const;
const HEAP_MEGABYTES = 400;
const MEMORY_MEGABYTES = 900;
/** Texts that one process reads: what its libraries remember of them does not add up for ever. */
const TEXTS = 500;
/** Milliseconds until a process that nobody asked to keep is ended. */
const IDLE = 5_000;

type Child = OpenChild<TextRequest, TextResult>;
interface Reading {
  readonly child: Child;
  /** Resolves when it has loaded everything; rejects when it cannot. */
  readonly awake: Promise<unknown>;
  texts: number;
}

function start(): Reading {
  const child = openChild<TextRequest, TextResult, never, Sentence>(
    {
      name: "reader",
      module: new URL("./text-child.ts", import.meta.url),
      heapMegabytes: HEAP_MEGABYTES,
      memoryMegabytes: MEMORY_MEGABYTES,
    },
    (said) => new InputRefused(said),
  );
  const awake = child.call({ do: "wake" }, { seconds: SECONDS_TO_LOAD });
  // Whoever reads with it hears of it; a spare that dies unread is replaced.
  awake.catch(() => {});
  return { child, awake, texts: 0 };
}

/** Words that take all its time or memory are somebody's choice of words. */
function tooHeavy(error: unknown): never {
  const isTheirs =
    error instanceof ChildFailed && (error.kind === "time" || error.kind === "memory");
  throw isTheirs ? new InputTooHeavy(TOO_HEAVY, { cause: error }) : error;
}

/**
 * Opens a reader. Nobody waits behind somebody else's words: one process waits for the next text, and a text that
 * comes while it reads gets another.
 */
export function openTextReader(): TextReader {
  let spare: Reading | null = null;
  let isKept = false;
  let isClosed = false;
  let rest: NodeJS.Timeout | undefined;

  const take = (): Reading => {
    clearTimeout(rest);
    const ready = spare;
    spare = null;
    if (ready?.child.pid !== undefined) return ready;
    return start();
  };
  const end = (reading: Reading | null) => void reading?.child.close();
  const giveBack = (reading: Reading | null) => {
    const fresh = reading !== null && reading.texts < TEXTS && reading.child.pid !== undefined;
    if (spare !== null || isClosed || !(fresh || isKept)) return end(reading);
    if (!fresh) end(reading);
    spare = fresh ? reading : start();
    if (isKept) return;
    rest = setTimeout(() => {
      end(spare);
      spare = null;
    }, IDLE).unref();
  };
  const read = async <Result extends TextResult>(request: TextRequest): Promise<Result> => {
    const reading = take();
    reading.texts += 1;
    try {
      await reading.awake;
      const result = await reading.child.call(request, { seconds: SECONDS }).catch(tooHeavy);
      // The child answers each request with the result of its kind.
      return result as Result;
    } finally {
      giveBack(reading);
    }
  };
  return {
    plan: (recipe) => read<PlannedRecipe>({ do: "plan", recipe }),
    write: (order, voices) => read<Board>({ do: "write", order, voices }),
    prepare() {
      isKept = true;
      giveBack(null);
    },
    async close() {
      isClosed = true;
      clearTimeout(rest);
      await spare?.child.close();
      spare = null;
    },
  };
}

import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Board } from "@kinora/contracts/story/board";
import { InputRefused, InputTooHeavy } from "@kinora/domain/creation/input-refused";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { ChildFailed } from "@kinora/process/child/child-failed";
import { type OpenChild, openChild } from "@kinora/process/child/open-child";
import type { ScriptVoice } from "@kinora/story/script/choose-voice";
import type { PlannedRecipe, TextRequest, TextResult } from "./text-protocol.ts";

/** Reads user text in separate processes, each call with time and memory limits. */
export interface TextReader {
  /**
   * @throws InputTooHeavy when the text exceeds the limits; Error with a sentence when it cannot be
   * planned
   */
  plan(recipe: Recipe): Promise<PlannedRecipe>;
  /**
   * @throws InputTooHeavy when the text exceeds the limits; InputRefused, as for a script that is
   * too long
   */
  write(order: ScriptOrder, voices: readonly ScriptVoice[]): Promise<Board>;
  /** Keeps a process ready from now on, because starting one takes longer than reading. */
  prepare(): void;
  close(): Promise<void>;
}

/**
 * Timeout in seconds for one text. The worst accepted text takes half a second on an idle machine,
 * and a text behind one that hangs must not wait for long.
 */
const SECONDS = 8;
/** Loading has its own timeout, because it can be slow on a busy machine. */
const SECONDS_TO_LOAD = 60;
const TOO_HEAVY = { code: "prompt.tooHeavy", params: {} } as const;
const HEAP_MEGABYTES = 400;
const MEMORY_MEGABYTES = 900;
/**
 * Texts that one process reads before it is replaced, so that the caches of its libraries do not
 * grow without bound.
 */
const TEXTS = 500;
/** Milliseconds until a spare process is ended when `prepare` was not called. */
const IDLE = 5_000;

type Child = OpenChild<TextRequest, TextResult>;
interface Reading {
  readonly child: Child;
  /** Resolves when everything is loaded; rejects when loading fails. */
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
  // The next reader that awaits it receives the error; an unused spare that dies is replaced.
  awake.catch(() => {});
  return { child, awake, texts: 0 };
}

/** Text that exhausts the time or memory limit is rejected as the user's input. */
function tooHeavy(error: unknown): never {
  const isTheirs =
    error instanceof ChildFailed && (error.kind === "time" || error.kind === "memory");
  throw isTheirs ? new InputTooHeavy(TOO_HEAVY, { cause: error }) : error;
}

/**
 * Opens a reader. No text queues behind another: one spare process waits for the next text, and a
 * text that arrives while it is busy gets another process.
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
      // The child answers each request with the matching type of result.
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

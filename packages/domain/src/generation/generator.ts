import type { Chapter } from "@kinora/contracts/creation/creation";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Job } from "../job/job.ts";
import type { MediaRole } from "../media/creation-media.ts";

export interface GeneratedFile {
  readonly role: MediaRole;
  /** Name inside the folder of the job. */
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** Null of what has nothing to see. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds; only of films and music. */
  readonly duration: number | null;
}

/** What was made of an order. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly thumbhash: string | null;
  /** True things worth saying that are known only now. */
  readonly notices: readonly StoredSentence[];
  /** Of a story's film. */
  readonly chapters?: readonly Chapter[] | undefined;
  /** Seconds, where an order could only estimate them. */
  readonly duration?: number | undefined;
  /** Artifacts of a story that the price is for, by key. */
  readonly pieces?: { readonly storyId: string; readonly keys: readonly string[] } | undefined;
}

/** Files a creation begins or ends with, on the local disk: only to be read. */
export interface InputPaths {
  readonly initialImage?: string;
  readonly initialVideo?: string;
  readonly lastImage?: string;
}

export interface GenerationOrder {
  readonly recipe: Recipe;
  readonly inputs: InputPaths;
  /** Only on what the machine has to spare. */
  readonly background: boolean;
}

/** By what an order is found again after a restart: plain JSON, stored with its job. */
export interface Ticket {
  /** What the service that works on it calls it; null: it is made here, when it is collected. */
  readonly id: string | null;
}

/** Where an order is, as far as who makes it says. */
export type OrderStage =
  /** `ahead`: orders in front of it; null: they do not say. */
  | { readonly kind: "waiting"; readonly ahead: number | null }
  /** `percent`: 0..100, real work done; null: they do not say. */
  | { readonly kind: "making"; readonly percent: number | null };

/** How far an order is. `stage`: null where nothing is known of it. */
export type GenerationStatus =
  | { readonly ready: true }
  | { readonly ready: false; readonly askAgain: Date; readonly stage: OrderStage | null };

/** Real work done, 0..100, now and then a base64 JPEG of the newest frame, and the parts at work (plain JSON). */
export type WatchGeneration = (
  percent: number,
  preview?: string,
  atWork?: readonly object[],
) => void;

export interface Collecting {
  /** Whose result it is; null: nobody ordered it. */
  readonly job: Job | null;
  /** Where the files go. Empty, or with what an earlier attempt left. */
  readonly directory: string;
  readonly watch: WatchGeneration;
  readonly signal: AbortSignal;
}

/** What makes results from recipes of its kind. */
export interface Generator {
  readonly version: string;
  /** Is it what this makes? */
  serves(recipe: Recipe): boolean;
  /**
   * Orders it. The same key orders it once, however often it is submitted: whoever submits may be killed before the
   * ticket is stored. Rejects with InputRefused when nothing can be made of it.
   */
  submit(order: GenerationOrder, key: string): Promise<Ticket>;
  /**
   * Rejects with OrderFailed when nothing comes of it.
   *
   * @param order what was asked for; of use where it was put off, and is submitted now
   */
  poll(ticket: Ticket, order: () => Promise<GenerationOrder>): Promise<GenerationStatus>;
  /**
   * Makes it, or fetches what was made. The same recipe gives the same bytes where it is made here. Rejects with
   * InputRefused when trying again is of no use, with the signal's reason when it is aborted; whatever it started has
   * ended then.
   */
  collect(ticket: Ticket, order: GenerationOrder, into: Collecting): Promise<Generated>;
  /** Nobody wants it any more. Repeating it, or cancelling what is ready, changes nothing. */
  cancel(ticket: Ticket): Promise<void>;
}

/** The first that makes what a recipe asks for. Throws when none does. */
export function findGenerator(generators: readonly Generator[], recipe: Recipe): Generator {
  const found = generators.find((generator) => generator.serves(recipe));
  if (!found) throw new Error(`Nothing here makes ${recipe.type}.`);
  return found;
}

import type { Chapter } from "@kinora/contracts/creation/creation";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Job } from "../job/job.ts";
import type { MediaRole } from "../media/creation-media.ts";

export interface GeneratedFile {
  readonly role: MediaRole;
  /** File name inside the job's folder. */
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** In pixels; null for files without a picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** In seconds; only for films and music. */
  readonly duration: number | null;
}

/** The result of an order. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly thumbhash: string | null;
  /** Facts to show to the user that became known during generation. */
  readonly notices: readonly StoredSentence[];
  /** Chapters of a story's film. */
  readonly chapters?: readonly Chapter[] | undefined;
  /** In seconds; set when the order could only estimate it. */
  readonly duration?: number | undefined;
  /** Keys of the story artifacts that the price covers. */
  readonly pieces?: { readonly storyId: string; readonly keys: readonly string[] } | undefined;
}

/** Local files that a creation starts or ends with; read-only. */
export interface InputPaths {
  readonly initialImage?: string;
  readonly initialVideo?: string;
  readonly lastImage?: string;
}

export interface GenerationOrder {
  readonly recipe: Recipe;
  readonly inputs: InputPaths;
  /** True to use only idle capacity of the machine. */
  readonly background: boolean;
}

/** Identifies an order after a restart: plain JSON, stored with its job. */
export interface Ticket {
  /** Id at the service that works on it; null when it is made here, during collect. */
  readonly id: string | null;
}

/** Stage of an order, as far as its maker reports it. */
export type OrderStage =
  /** `ahead` is the number of orders in front of it; null when not reported. */
  | { readonly kind: "waiting"; readonly ahead: number | null }
  /** `percent` is the real progress, 0 to 100; null when not reported. */
  | { readonly kind: "making"; readonly percent: number | null }
  /** The maker has not answered, and may or may not have the order. */
  | { readonly kind: "unconfirmed" };

/** Progress of an order. `stage` is null when nothing is known. */
export type GenerationStatus =
  | { readonly ready: true }
  | { readonly ready: false; readonly askAgain: Date; readonly stage: OrderStage | null };

/**
 * Receives the real progress (0 to 100), occasionally a base64 JPEG of the latest frame, and the
 * active parts (plain JSON).
 */
export type WatchGeneration = (
  percent: number,
  preview?: string,
  atWork?: readonly object[],
) => void;

export interface Collecting {
  /** The job that receives the result; null when there is none. */
  readonly job: Job | null;
  /** Output folder, empty or with files of an earlier attempt. */
  readonly directory: string;
  readonly watch: WatchGeneration;
  readonly signal: AbortSignal;
}

/** Makes results from recipes of its kind. */
export interface Generator {
  readonly version: string;
  /** Returns whether this generator makes the recipe. */
  serves(recipe: Recipe): boolean;
  /**
   * Submits an order. Idempotent by key, because the submitter may be killed before it stores the
   * ticket. Rejects with InputRefused when the order cannot be made.
   */
  submit(order: GenerationOrder, key: string): Promise<Ticket>;
  /**
   * Returns the status of an order. Rejects with OrderFailed when it has failed.
   *
   * @param order loads the order; needed when submitting was postponed and happens now
   */
  poll(ticket: Ticket, order: () => Promise<GenerationOrder>): Promise<GenerationStatus>;
  /**
   * Makes the result, or downloads it. On this machine the same recipe gives the same bytes.
   * Rejects with InputRefused when a retry cannot succeed, and with the signal's reason when
   * aborted, after everything it started has ended.
   */
  collect(ticket: Ticket, order: GenerationOrder, into: Collecting): Promise<Generated>;
  /** Cancels an order. Has no effect on an order that is cancelled or finished. */
  cancel(ticket: Ticket): Promise<void>;
}

/** Returns the first generator that makes the recipe. Throws when there is none. */
export function findGenerator(generators: readonly Generator[], recipe: Recipe): Generator {
  const found = generators.find((generator) => generator.serves(recipe));
  if (!found) throw new Error(`Nothing here makes ${recipe.type}.`);
  return found;
}

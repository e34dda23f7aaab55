import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Verdict } from "../creation/verdict.ts";
import type { MediaRole } from "../media/creation-media.ts";

/**
 * draw: the still picture (the result of an image, the poster of a film), or the playing of music · encode: the film
 * and its muted preview, or the MP3; nothing for an image · scan: looks at what the other two left in the directory.
 */
export type GenerationStep = "draw" | "encode" | "scan";

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

/** What a step made or found out. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly thumbhash: string | null;
  readonly notices: readonly string[];
  /** Only of the scan. */
  readonly verdict: Verdict | null;
  /** Only of the scan: what the classifier said of every picture it looked at. */
  readonly scores?: readonly object[];
}

/** Real work done of this step, 0..100, and now and then a base64 JPEG of the newest frame. */
export type WatchGeneration = (percent: number, preview?: string) => void;

/** Files a creation begins or ends with, on the local disk: only to be read. */
export interface InputPaths {
  readonly initialImage?: string;
  readonly initialVideo?: string;
  readonly lastImage?: string;
}

/** The steps of one job, in a process of their own. */
export interface Generation {
  /**
   * Writes into `directory`, the same for all steps of a job. The same recipe gives the same bytes.
   * Rejects with InputRefused when trying again is of no use.
   */
  run(
    step: GenerationStep,
    directory: string,
    watch: WatchGeneration,
    inputs: InputPaths,
  ): Promise<Generated>;
  /** Ends the process and with it what it makes, which rejects; resolves when it is gone. */
  close(): Promise<void>;
}

/** What makes results from recipes of its kind. */
export interface Generator {
  readonly version: string;
  /** Is it what this makes? */
  serves(recipe: Recipe): boolean;
  /** @param background only on what the machine has to spare */
  begin(recipe: Recipe, background: boolean): Generation;
}

/** The first that makes what a recipe asks for. Throws when none does. */
export function findGenerator(generators: readonly Generator[], recipe: Recipe): Generator {
  const found = generators.find((generator) => generator.serves(recipe));
  if (!found) throw new Error(`Nothing here makes ${recipe.type}.`);
  return found;
}

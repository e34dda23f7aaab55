import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Verdict } from "@kinora/domain/creation/verdict";
import type { MediaRole } from "@kinora/domain/media/creation-media";

export type RenderStep = "draw" | "encode" | "scan";

export interface RenderedFile {
  readonly role: MediaRole;
  /** Name inside the scratch folder. */
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** Null of what has nothing to see. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds; only of films and music. */
  readonly duration: number | null;
}

export interface RenderOutcome {
  readonly files: readonly RenderedFile[];
  readonly thumbhash: string | null;
  readonly notices: readonly string[];
  /** Only of the scan. */
  readonly verdict: Verdict | null;
  /** Only of the scan: what the classifier said of every picture it looked at. */
  readonly scores?: readonly object[];
}

/** Real work done of this step, 0..100, and now and then a base64 JPEG of the newest frame. */
export type WatchRendering = (percent: number, preview?: string) => void;

/** Files a creation begins or ends with, on the local disk: only to be read. */
export interface InputPaths {
  readonly initialImage?: string;
  readonly initialVideo?: string;
  readonly lastImage?: string;
}

/** Makes the steps of one job in a process of its own. */
export interface Renderer {
  /**
   * Writes into `directory`, the same for all steps of a job. The same recipe gives the same bytes.
   * Rejects with InputRefused (domain) when trying again is of no use.
   */
  run(
    step: RenderStep,
    recipe: Recipe,
    directory: string,
    watch: WatchRendering,
    inputs: InputPaths,
  ): Promise<RenderOutcome>;
  /** Ends the process and with it what it renders, which rejects; resolves when it is gone. */
  close(): Promise<void>;
}

export interface Planned {
  readonly scene: object;
  readonly notices: readonly string[];
}

/** What makes pictures and clips from recipes. */
export interface Engine {
  readonly version: string;
  /** Reads the prompt: what will be in the scene (plain JSON), and what there is no picture for. */
  plan(recipe: Recipe): Planned | Promise<Planned>;
  /** `quiet`: only on what the machine has to spare. */
  openRenderer(quiet: boolean, recipe: Recipe): Renderer;
}

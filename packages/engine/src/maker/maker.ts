import type { Sentence } from "@kinora/contracts/message/sentence";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { InputPaths } from "@kinora/domain/generation/generator";
import type { MusicSpec } from "@kinora/music/music-spec";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";

/** The kinds that are rendered; the film of a story is joined instead. */
export type RenderedKind = Exclude<ContentKind, "story">;

/**
 * The plan of a recipe's prompt together with the rest of the form; all of it is embedded in the
 * files.
 */
export type MakerSubject = SceneSubject | { readonly music: MusicSpec; readonly recipe: Recipe };

export interface SceneSubject {
  readonly spec: SceneSpec;
  readonly recipe: Omit<Recipe, keyof SceneRequest> & SceneRequest;
}

export interface OpenStage {
  readonly stage: FrameSource;
  readonly size: FrameSize;
  /** The scene that determines the sound. */
  readonly spec: SceneSpec;
  /** Sentences for the user. */
  readonly notices: readonly Sentence[];
}

export interface StageRequest {
  readonly spec: SceneSpec;
  readonly recipe: SceneRequest;
  readonly inputs: InputPaths;
}

/** `onProgress` receives shares of 0..1 when opening takes seconds. */
export type OpenStageOf = (
  request: StageRequest,
  onProgress: (share: number) => void,
) => Promise<OpenStage>;

/**
 * One kind of output of the built-in engine. Heavy modules are loaded on demand, so that finding
 * the maker of a recipe loads no painter.
 */
export interface Maker {
  readonly name: string;
  readonly serves: (recipe: Pick<Recipe, "type" | "inputs">) => boolean;
  /** The kind rendered for a recipe. */
  readonly kindOf: (recipe: Pick<Recipe, "type">) => RenderedKind;
  /**
   * Loads the prompt reader. Run it in a separate process, so that a prompt can harm only that
   * process.
   */
  readonly planner: () => Promise<(recipe: Recipe) => MakerSubject>;
  /** True when the prompt alone determines what cannot be drawn; false for a photo or a clip. */
  readonly foresees: boolean;
  /** Throws InputRefused when a required input file is missing. */
  readonly checkInputs: (recipe: Pick<Recipe, "inputs">, inputs: InputPaths) => void;
  /** Loads the source of frames; null when there are no frames. */
  readonly stage: (() => Promise<OpenStageOf>) | null;
}

import type { Sentence } from "@kinora/contracts/message/sentence";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { InputPaths } from "@kinora/domain/generation/generator";
import type { MusicSpec } from "@kinora/music/music-spec";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";

/** The film of a story is joined, not rendered. */
export type RenderedKind = Exclude<ContentKind, "story">;

/** What the words of a recipe come to, with everything of the form around it: all of it is embedded in the files. */
export type MakerSubject = SceneSubject | { readonly music: MusicSpec; readonly recipe: Recipe };

export interface SceneSubject {
  readonly spec: SceneSpec;
  readonly recipe: Omit<Recipe, keyof SceneRequest> & SceneRequest;
}

export interface OpenStage {
  readonly stage: FrameSource;
  readonly size: FrameSize;
  /** What the sound follows. */
  readonly spec: SceneSpec;
  /** Sentences for the person. */
  readonly notices: readonly Sentence[];
}

export interface StageRequest {
  readonly spec: SceneSpec;
  readonly recipe: SceneRequest;
  readonly inputs: InputPaths;
}

/** `onProgress` hears shares of 0..1 where opening takes seconds. */
export type OpenStageOf = (
  request: StageRequest,
  onProgress: (share: number) => void,
) => Promise<OpenStage>;

/**
 * One kind of thing that the built-in engine makes. What is heavy is loaded when it is wanted: whoever asks which maker
 * a recipe belongs to loads no painter.
 */
export interface Maker {
  readonly name: string;
  readonly serves: (recipe: Pick<Recipe, "type" | "inputs">) => boolean;
  /** What is rendered of a recipe. */
  readonly kindOf: (recipe: Pick<Recipe, "type">) => RenderedKind;
  /** What reads the words. It belongs into a process of its own: what words do to it, they do to that alone. */
  readonly planner: () => Promise<(recipe: Recipe) => MakerSubject>;
  /** Whether what there is no picture for is known from the words; of a photo or a clip it is not. */
  readonly foresees: boolean;
  /** Throws InputRefused when a file it begins or ends with is not there. */
  readonly checkInputs: (recipe: Pick<Recipe, "inputs">, inputs: InputPaths) => void;
  /** What frames are taken of; null: there are none. */
  readonly stage: (() => Promise<OpenStageOf>) | null;
}

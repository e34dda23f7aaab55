import type { Sentence } from "@kinora/contracts/message/sentence";
import type { InputPaths } from "@kinora/domain/generation/generator";
import type { ArtifactOrder } from "@kinora/domain/story/story-engine";
import type { MusicSpec } from "@kinora/music/music-spec";
import type { RenderedFile } from "@kinora/studio/file/rendered-file";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";

/**
 * draw: the still picture (the result of an image, the poster of a film), or playing the music ·
 * encode: the film and its muted preview, or the MP3; nothing for an image.
 */
export type RenderStep = "draw" | "encode";

export interface RenderRequest {
  readonly step: RenderStep;
  readonly spec: SceneSpec;
  /** Embedded unchanged in every file, including fields unknown to the studio. */
  readonly recipe: SceneRequest;
  /** Existing scratch folder of the job; shared by all its steps. */
  readonly directory: string;
  /** Name of the maker that opens the stage. */
  readonly maker: string;
  /** Input files it begins or ends with. */
  readonly inputs?: InputPaths;
}

/** The same steps for a piece of music: draw plays it, encode makes the MP3. */
export interface MusicRenderRequest {
  readonly step: RenderStep;
  readonly music: MusicSpec;
  /** Embedded unchanged in every file. */
  readonly recipe: { readonly prompt: string };
  readonly directory: string;
}

/** One artifact of a story. */
export interface ArtifactRequest {
  readonly step: "artifact";
  readonly artifact: ArtifactOrder;
  /**
   * Paths of the artifacts and uploads it depends on, in the order in which it lists them; null for
   * a missing one.
   */
  readonly paths: readonly (string | null)[];
  /** Embedded in a finished film. */
  readonly recipe: object | null;
  readonly directory: string;
}

export type AnyRequest = RenderRequest | MusicRenderRequest | ArtifactRequest;

export interface RenderResult {
  readonly files: readonly RenderedFile[];
  readonly thumbhash: string | null;
  /** Sentences for the user. */
  readonly notices: readonly Sentence[];
}

export interface RenderProgress {
  readonly percent: number;
  /** The newest frame as a base64 JPEG. */
  readonly preview?: string | undefined;
}

export type ReportProgress = (percent: number, preview?: string) => void;

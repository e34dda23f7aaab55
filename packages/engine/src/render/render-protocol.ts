import type { PieceOrder } from "@kinora/domain/story/story-engine";
import type { MusicSpec } from "@kinora/music/music-spec";
import type { PhotoMode } from "@kinora/photo/photo-recipe";
import type { RenderedFile } from "@kinora/studio/file/rendered-file";
import type { PictureScores, Verdict } from "@kinora/studio/safety/verdict";
import type { Recipe, SceneSpec } from "@kinora/studio/scene/scene-spec";

/**
 * draw: the still picture (the result of an image, the poster of a video) · encode: the film and its
 * muted preview (nothing for an image) · scan: looks at what the other two left in the directory.
 */
export type RenderStep = "draw" | "encode" | "scan";

export interface RenderRequest {
  readonly step: RenderStep;
  readonly spec: SceneSpec;
  /** Embedded in every file as it is, fields the studio does not know included. */
  readonly recipe: Recipe;
  /** Existing scratch folder of the job; the same for all its steps. */
  readonly directory: string;
  /** A photo to film instead of the scene: where it lies, only to be read, and what is made of it. */
  readonly photo?: PhotoSource;
  /** A clip to paint over instead of the scene: where it lies, only to be read. */
  readonly clip?: { readonly path: string };
}

export interface PhotoSource {
  readonly path: string;
  readonly mode: PhotoMode;
  /** Another picture: the film begins on the one as it is and ends on this as it is. */
  readonly last?: string;
}

/** The same steps for a piece of music: draw plays it, encode makes the MP3, scan finds nothing to see. */
export interface MusicRequest {
  readonly step: RenderStep;
  readonly music: MusicSpec;
  /** Embedded in every file as it is. */
  readonly recipe: { readonly prompt: string };
  readonly directory: string;
}

/** One piece of a story. */
export interface PieceRequest {
  readonly step: "piece";
  readonly piece: PieceOrder;
  /** Where the pieces and uploads it is made of lie, in the order in which it names them; null: none. */
  readonly paths: readonly (string | null)[];
  /** Embedded in a finished film. */
  readonly recipe: object | null;
  readonly directory: string;
}

export type AnyRequest = RenderRequest | MusicRequest | PieceRequest;

export interface RenderResult {
  readonly files: readonly RenderedFile[];
  /** Base64; null where the step made no picture. */
  readonly thumbhash: string | null;
  /** Sentences for the person, "No picture for: theremin". */
  readonly notices: readonly string[];
  /** Only of the scan. */
  readonly verdict: Verdict | null;
  /** Only of the scan: one set for every picture that was looked at. */
  readonly scores?: readonly PictureScores[];
}

export interface RenderProgress {
  readonly percent: number;
  /** A base64 JPEG of the newest frame. */
  readonly preview?: string | undefined;
}

export type ReportProgress = (percent: number, preview?: string) => void;

import type { Verdict } from "../safety/verdict.ts";
import type { Recipe, SceneSpec } from "../scene/scene-spec.ts";

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
}

/** What a file is for; `download` is the lossless form of a picture. */
export type FileRole = "main" | "poster" | "thumbnail" | "preview" | "download";

export interface RenderedFile {
  readonly role: FileRole;
  /** Name inside the directory. */
  readonly name: string;
  readonly mimeType: "image/png" | "image/webp" | "video/mp4";
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** Seconds; only of films. */
  readonly duration?: number;
}

export interface RenderResult {
  readonly files: readonly RenderedFile[];
  /** Base64; null where the step made no picture. */
  readonly thumbhash: string | null;
  /** Sentences for the person, "No picture for: theremin". */
  readonly notices: readonly string[];
  /** Only of the scan. */
  readonly verdict: Verdict | null;
}

export type ChildMessage =
  /** `preview` is a base64 JPEG of the newest frame. */
  | { readonly type: "progress"; readonly percent: number; readonly preview?: string }
  | { readonly type: "done"; readonly result: RenderResult }
  | { readonly type: "failed"; readonly reason: string };

export type ReportProgress = (percent: number, preview?: string) => void;

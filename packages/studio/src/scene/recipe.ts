import type { FilmSettings } from "./film-settings.ts";
import type { ModelStyle } from "./scene-spec.ts";
import type { Understood } from "./understood.ts";

/** A user's request after the form's rules: the input of planning. */
export interface SceneRequest extends FilmSettings {
  readonly prompt: string;
  /** A language model's reading of the prompt, which replaces the built-in one. */
  readonly understood?: Understood;
  readonly negativePrompt: string;
  readonly kind: "image" | "video";
  /** Visual style of the specification. */
  readonly style: "photorealistic" | "animation" | "anime" | "comics" | "illustration";
  /** Style of the chosen model; overrides `style` and is overridden by the prompt. */
  readonly modelStyle?: ModelStyle;
  readonly effect: "zoom" | "morph" | "action" | "motion" | "scope" | null;
  readonly aspectRatio: "1:1" | "9:16" | "16:9";
  /** Duration in seconds; 0 for an image. */
  readonly duration: number;
  readonly fps: number;
  /** Already resolved, never -1. 0..2^31-1. */
  readonly seed: number;
}

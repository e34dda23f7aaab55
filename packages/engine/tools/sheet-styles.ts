import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { MODEL_STYLES } from "@kinora/studio/scene/scene-spec";

interface SheetStyle {
  readonly name: string;
  readonly recipe: Partial<SceneRequest>;
}

const VISUAL_STYLES = ["photorealistic", "animation", "anime", "comics", "illustration"] as const;

/**
 * Every style of the specification. Core leaves the choice to the form and is shown with the form's
 * first choice.
 */
export const SHEET_STYLES: readonly SheetStyle[] = [
  ...MODEL_STYLES.map((modelStyle) => ({ name: modelStyle, recipe: { modelStyle } })),
  { name: "Core", recipe: { style: "photorealistic" } },
  ...VISUAL_STYLES.map((style) => ({ name: style, recipe: { style } })),
];

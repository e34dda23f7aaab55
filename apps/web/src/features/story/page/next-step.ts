import type { SceneView, Story } from "@kinora/contracts/story/story";
import { updatable } from "../price/price-of.ts";

export type NextStep = "update" | "preview" | "render" | null;

/**
 * Returns the sensible next step: make what is missing, then preview, then render. Null when the
 * film exists.
 */
export function nextStep(story: Story): NextStep {
  const { previewFresh, render } = story;
  if (updatable(story).length > 0) return "update";
  if (render?.fresh && render.status !== "failed") return null;
  return previewFresh ? "render" : "preview";
}

/** True when none of these scenes was ever drawn or narrated. */
export function isNothingMade(scenes: readonly SceneView[]): boolean {
  return scenes.every(({ stages: { picture, narration } }) =>
    [picture, narration].every(({ state }) => state === "missing" || state === "none"),
  );
}

import type { SceneView, Story } from "@kinora/contracts/story/story";
import { updatable } from "../price/price-of.ts";

export type NextStep = "update" | "preview" | "render" | null;

/** What is sensible to do next: what is missing is made, then looked at, then filmed. Null: the film is there. */
export function nextStep(story: Story): NextStep {
  const { previewFresh, render } = story;
  if (updatable(story).length > 0) return "update";
  if (render?.fresh && render.status !== "failed") return null;
  return previewFresh ? "render" : "preview";
}

/** Was anything of these scenes ever drawn or spoken? */
export function isNothingMade(scenes: readonly SceneView[]): boolean {
  return scenes.every(({ stages: { picture, narration } }) =>
    [picture, narration].every(({ state }) => state === "missing" || state === "none"),
  );
}

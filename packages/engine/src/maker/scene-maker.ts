import type { Maker } from "./maker.ts";

/** Draws the scene described by the prompt. */
export const sceneMaker: Maker = {
  name: "scene",
  serves: () => true,
  kindOf: ({ type }) => (type === "text-to-image" ? "image" : "video"),
  planner: async () => (await import("./plan-scene-subject.ts")).planSceneSubject,
  foresees: true,
  checkInputs: () => {},
  stage: async () => (await import("./open-scene-stage.ts")).openSceneStage,
};

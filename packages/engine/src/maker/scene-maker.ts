import type { Maker } from "./maker.ts";

/** Draws what words ask for; the film of a story is looked at as its films are. */
export const sceneMaker: Maker = {
  name: "scene",
  serves: () => true,
  planner: async () => (await import("./plan-scene-subject.ts")).planSceneSubject,
  foresees: true,
  checkInputs: () => {},
  stage: async () => (await import("./open-scene-stage.ts")).openSceneStage,
};

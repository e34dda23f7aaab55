import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Maker } from "./maker.ts";

/** Repaints a user's own clip. */
export const clipMaker: Maker = {
  name: "clip",
  serves: ({ inputs }) => inputs?.initialVideo !== undefined,
  kindOf: () => "video",
  planner: async () => (await import("./plan-scene-subject.ts")).planSceneSubject,
  foresees: false,
  checkInputs(_recipe, { initialVideo }) {
    if (initialVideo === undefined)
      throw new InputRefused({ code: "input.missing", params: { input: "clip" } });
  },
  stage: async () => (await import("./open-clip-stage.ts")).openClipStage,
};

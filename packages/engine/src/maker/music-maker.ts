import type { Maker } from "./maker.ts";

export const musicMaker: Maker = {
  name: "music",
  serves: ({ type }) => type === "text-to-music",
  kindOf: () => "music",
  planner: async () => (await import("./plan-music-subject.ts")).planMusicSubject,
  foresees: true,
  checkInputs: () => {},
  stage: null,
};

import { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Maker } from "./maker.ts";

/** Films a photo or a transition between two pictures. */
export const photoMaker: Maker = {
  name: "photo",
  serves: ({ type }) => PHOTO_MODES.some((mode) => mode === type),
  kindOf: () => "video",
  planner: async () => (await import("./plan-scene-subject.ts")).planSceneSubject,
  foresees: false,
  checkInputs({ inputs }, { initialImage, lastImage }) {
    if (initialImage === undefined)
      throw new InputRefused({ code: "input.missing", params: { input: "photo" } });
    if (inputs?.lastImage !== undefined && lastImage === undefined)
      throw new InputRefused({ code: "input.missing", params: { input: "lastPicture" } });
  },
  stage: async () => (await import("./open-photo-stage.ts")).openPhotoStage,
};

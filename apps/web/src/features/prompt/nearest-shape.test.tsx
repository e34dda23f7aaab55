import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet, PROMPT_STATE_DEFAULTS } from "../../store/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { FILE_MODES, modeFields, OVER_CLIP } from "./choose-model.ts";
import { FilePanel, type FileSlot } from "./file-panel.tsx";
import { nearestLength, nearestShape } from "./nearest-shape.ts";
import { useComposer } from "./use-composer.ts";

afterEach(() => localStorage.clear());

const SHAPES = ["1:1", "9:16", "16:9"] as const;

test.each([
  ["a tall photo", 798, 1_410, "16:9", "9:16"],
  ["a wide one", 1_920, 1_080, "9:16", "16:9"],
  ["a square one", 1_000, 1_010, "16:9", "1:1"],
  ["the usual photo", 4_000, 3_000, "9:16", "16:9"],
  ["the usual photo that was wanted square", 4_000, 3_000, "1:1", "1:1"],
  ["the usual photo, upright", 3_000, 4_000, "16:9", "9:16"],
] as const)("%s is filmed in the shape that cuts least", (_what, width, height, present, shape) => {
  expect(nearestShape({ width, height }, present, SHAPES)).toBe(shape);
});

test.each([
  ["of a length that is offered", 6.04, 6],
  ["between two lengths", 7.2, 6],
  ["longer than all", 90, 10],
  ["shorter than all", 2, 4],
] as const)(
  "a clip %s is painted over as far as there is a length for it",
  (_what, seconds, length) => {
    expect(nearestLength(seconds, [4, 5, 6, 8, 10])).toBe(length);
  },
);

const slot = ({ shape, onArrived }: FileSlot) => (
  <button type="button" onClick={() => onArrived?.({ width: 798, height: 1_410, seconds: 6.04 })}>
    a tall one for {shape ?? "its own shape"}
  </button>
);

function Panel() {
  return <FilePanel composer={useComposer()} renderFile={slot} />;
}

test.each(FILE_MODES)("shape and length follow the file that %s begins with", async (mode) => {
  const able = model("core", {
    modes: FILE_MODES.map((one) => modeFields(one).type),
    aspectRatios: [...SHAPES],
  });
  fakeServer({ listModels: () => ({ items: [able] }) });
  const { store, user } = show(() => <Panel />);
  const { form } = PROMPT_STATE_DEFAULTS;
  store.dispatch(formFieldsSet({ ...form, ...modeFields(mode), generationModel: "core" }));
  const own = mode === "video-upload";
  const name = own ? "a tall one for its own shape" : "a tall one for 16:9";
  await user.click(await screen.findByRole("button", { name }));
  const { aspectRatio, duration } = store.getState().prompt.form.additionalParams;
  expect(duration).toBe(mode === OVER_CLIP ? 6 : form.additionalParams.duration);
  expect(aspectRatio).toBe(own ? form.additionalParams.aspectRatio : "9:16");
});

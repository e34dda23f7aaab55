import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  formFieldsSet,
  formParamsSet,
  PROMPT_STATE_DEFAULTS,
} from "../../entities/prompt/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { FillSlots } from "../../ui/slot.tsx";
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
] as const)(
  "%s is filmed in the aspect ratio that crops least",
  (_what, width, height, present, shape) => {
    expect(nearestShape({ width, height }, present, SHAPES)).toBe(shape);
  },
);

test.each([
  ["of a length that is offered", 6.04, 6],
  ["between two lengths", 7.2, 6],
  ["longer than all", 90, 10],
  ["shorter than all", 2, 4],
] as const)(
  "a clip %s is painted over for the longest available length",
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
  return (
    <FillSlots fills={{ "prompt.file": slot }}>
      <FilePanel composer={useComposer()} />
    </FillSlots>
  );
}

test.each(FILE_MODES)(
  "takes aspect ratio and length from the file that %s begins with",
  async (mode) => {
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
  },
);

const IMAGE = "text-to-image";

const held = ({ value, shape, onChange, onArrived }: FileSlot) => (
  <>
    <button
      type="button"
      // No file arrives before the models have loaded.
      hidden={shape === undefined}
      onClick={() => {
        onArrived?.({ width: 798, height: 1_410, seconds: null });
        onChange("upl_1");
      }}
    >
      add
    </button>
    {value && (
      <button type="button" onClick={() => onChange(null)}>
        remove
      </button>
    )}
  </>
);
function Whole() {
  const composer = useComposer();
  return (
    <>
      <button type="button" onClick={() => composer.setMode(IMAGE)}>
        pictures
      </button>
      <button type="button" onClick={() => composer.setMode("photo-to-video")}>
        films of photos
      </button>
      <FillSlots fills={{ "prompt.file": held }}>
        <FilePanel composer={composer} />
      </FillSlots>
    </>
  );
}

/** Adds a tall photo to the form for a film of a photo. */
async function withTallPhoto() {
  const able = model("core", {
    modes: [...FILE_MODES.map((one) => modeFields(one).type), IMAGE],
    aspectRatios: [...SHAPES],
  });
  fakeServer({ listModels: () => ({ items: [able] }) });
  const { store, user } = show(() => <Whole />);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  const shape = () => store.getState().prompt.form.additionalParams.aspectRatio;
  await press("films of photos");
  await press("add");
  expect(shape()).toBe("9:16");
  return { store, press, shape };
}

test("restores the chosen aspect ratio when the photo is removed", async () => {
  const { press, shape } = await withTallPhoto();
  await press("remove");
  expect(shape()).toBe("16:9");
  await press("add");
  expect(shape()).toBe("9:16");
});

test("applies a photo's aspect ratio only to films of it, also after switching modes and back", async () => {
  const { press, shape } = await withTallPhoto();
  await press("pictures");
  expect(shape()).toBe("16:9");
  await press("films of photos");
  expect(shape()).toBe("9:16");
});

test("keeps an aspect ratio chosen by hand for a photo", async () => {
  const { store, press, shape } = await withTallPhoto();
  act(() => void store.dispatch(formParamsSet({ aspectRatio: "1:1" })));
  await press("pictures");
  expect(shape()).toBe("1:1");
});

import type { Model } from "@kinora/contracts/prompt/model";
import { promptForm } from "@kinora/contracts/prompt/prompt-form";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { formFieldsSet, PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { FillSlots } from "../../ui/slot.tsx";
import { changedSettings } from "./changed-settings.ts";
import { type ComposerMode, modeFields } from "./choose-model.ts";
import { FilePanel, type FileSlot } from "./file-panel.tsx";
import { fitToModel, isComplete, wireForm } from "./fit-form.ts";
import { MoreSettings } from "./more-settings.tsx";
import { useComposer } from "./use-composer.ts";

afterEach(() => localStorage.clear());

const core = model("core", {
  modes: ["text-to-video", "photo-to-video", "face-to-video", "text-image-to-video"],
  ...{ generatorType: "Animation", effects: ["zoom", "morph", "scope"] },
  settings: ["effect", "fps", "zoom", "guidance_scale", "loop", "last_prompt"],
  endsOnPicture: true,
  settingsSchemas: {
    video: {
      zoom: { type: "number", minimum: 0.6, maximum: 1.7, default: 1 },
      guidance_scale: { type: "number", minimum: 1, maximum: 15, default: 7.5 },
      loop: { type: "boolean", default: false },
      last_prompt: { type: "string", maxLength: 2_000, default: "" },
    },
  },
});
const hosted: Model = {
  ...{ ...core, key: "veo 3", effects: [], settings: [], settingsSchemas: {} },
  ...{ generatorType: null, endsOnPicture: false },
};
const scoped: Model = { ...core, key: "zeroscope", generatorType: "Scope" };

type Draft = typeof PROMPT_STATE_DEFAULTS.form;
const draft = (mode: ComposerMode, about: Partial<Draft> = {}): Draft => ({
  ...PROMPT_STATE_DEFAULTS.form,
  ...modeFields(mode),
  ...{ prompt: "a hill", generationModel: "core" },
  ...about,
});
const last = { last_prompt: "a hill in snow" };
const sent = (about: Draft, model = core) => {
  const form = wireForm(about, model);
  expect(promptForm.safeParse(form).success).toBe(true);
  return form;
};

describe("the words a film ends on", () => {
  test("are sent with a text-to-film and count as a setting", () => {
    const film = draft("text-to-video", { additionalParams: last });
    expect(sent(film).additionalParams).toEqual(last);
    expect(changedSettings(film, "text-to-video", core)).toBe(1);
    const blank = draft("text-to-video", { additionalParams: { last_prompt: "  " } });
    expect(sent(blank).additionalParams).toEqual({});
    expect(changedSettings(blank, "text-to-video", core)).toBe(0);
  });

  test.each([
    ["a scope", "text-to-video", { effect: "scope" }],
    ["a loop", "text-to-video", { loop: true }],
    ["a picture", "text-to-image", {}],
    ["a photo", "photo-to-video", {}],
    ["a clip", "over-clip", {}],
    ["music", "text-to-music", {}],
  ] as const)("are not sent when %s decides the end", (_what, mode, others) => {
    const film = draft(mode, { additionalParams: { ...others, ...last } });
    expect(sent(film).additionalParams).not.toHaveProperty("last_prompt");
    expect(changedSettings(film, mode, core)).toBe(Object.keys(others).length);
  });

  test("are not sent when the model's own effect decides the end", () => {
    const film = (effect?: null) =>
      draft("text-to-video", {
        ...{ model: "zeroscope" },
        additionalParams: { ...last, ...(effect === undefined ? {} : { effect }) },
      });
    expect(sent(film(), scoped).additionalParams).toEqual({});
    expect(sent(film(null), scoped).additionalParams).toEqual({ effect: null, ...last });
  });

  test("are removed with a message for a model that does not support them", () => {
    expect(fitToModel(last, hosted, "text-to-video")).toEqual({
      params: {},
      changes: ["settings it lacks were removed"],
    });
  });
});

describe("the picture a film of a photo ends on", () => {
  const inputs = { initialImage: "u1", lastImage: "u2" };

  test("is sent in both modes that film a photo, without camera settings", () => {
    for (const mode of ["photo-to-video", "text-image-to-video"] as const) {
      const film = draft(mode, {
        inputs,
        additionalParams: { effect: "zoom", zoom: 1.2, fps: 24 },
      });
      expect(sent(film)).toMatchObject({ inputs });
      expect(sent(film).additionalParams).toEqual({ fps: 24 });
      expect(changedSettings(film, mode, core)).toBe(1);
    }
  });

  test("is not sent alone, with a face, or to a model that cannot end on one", () => {
    const alone = draft("photo-to-video", { inputs: { lastImage: "u2" } });
    expect(isComplete(sent(alone))).toBe(false);
    expect(sent(draft("face-to-video", { inputs })).inputs).toEqual({ initialImage: "u1" });
    const other = draft("photo-to-video", { inputs, generationModel: "veo 3" });
    expect(sent(other, hosted).inputs).toEqual({ initialImage: "u1" });
    expect(sent(other, { ...hosted, endsOnPicture: true }).inputs).toEqual(inputs);
  });
});

const slot = ({ name, value, needsConsent, onChange }: FileSlot) => (
  <button type="button" onClick={() => onChange(value === null ? "new" : null)}>
    {name === "last" ? "last picture" : "photo"}: {value ?? "none"}
    {needsConsent && ", with consent"}
  </button>
);

function Form() {
  const composer = useComposer();
  if (!composer.model) return null;
  return (
    <>
      <FillSlots fills={{ "prompt.file": slot }}>
        <FilePanel composer={composer} />
      </FillSlots>
      <MoreSettings composer={composer} model={composer.model} />
    </>
  );
}

/** Opens the settings and files of a form in this mode. */
function open(mode: ComposerMode, about: Partial<typeof core> = {}) {
  fakeServer({ listModels: () => ({ items: [{ ...core, ...about }] }) });
  const shown = show(() => <Form />);
  shown.store.dispatch(formFieldsSet(draft(mode)));
  return { ...shown, params: () => shown.store.getState().prompt.form.additionalParams };
}
const field = () => screen.queryByRole("textbox", { name: "Ends on" });

test("shows the end words for a text-to-film and hides them for scope and loop, keeping their text", async () => {
  const { user, params } = open("text-to-video");
  fireEvent.change(await screen.findByRole("textbox", { name: "Ends on" }), {
    target: { value: last.last_prompt },
  });
  expect(params().last_prompt).toBe(last.last_prompt);
  await user.click(screen.getByRole("switch", { name: /Loop/ }));
  expect(field()).toBeNull();
  await user.click(screen.getByRole("switch", { name: /Loop/ }));
  expect(field()).toHaveProperty("value", last.last_prompt);
  await user.click(screen.getByRole("button", { name: "Scope" }));
  expect(field()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Morph" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Ends on" }), { target: { value: "" } });
  expect(params().last_prompt).toBeUndefined();
});

test("offers no end words for a photo, but a last picture after the first, without a camera", async () => {
  const { user, store } = open("photo-to-video");
  await user.click(await screen.findByRole("button", { name: "photo: none" }));
  expect(field()).toBeNull();
  screen.getByText("Effect");
  await user.click(screen.getByRole("button", { name: "last picture: none" }));
  expect(store.getState().prompt.form.inputs).toEqual({ initialImage: "new", lastImage: "new" });
  screen.getByText(/starts on one and ends on the other/);
  expect(screen.queryByText("Effect")).toBeNull();
  expect(screen.queryByRole("switch", { name: /Loop/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Move a face" }));
  expect(screen.queryByRole("button", { name: /last picture/ })).toBeNull();
});

test("explains what the prompt does only for a film of a photo, before it is ordered", async () => {
  const { user } = open("photo-to-video");
  const said = () => screen.queryByText(/Your words steer the camera and the weather/);
  await user.click(await screen.findByRole("button", { name: "photo: none" }));
  expect(said()?.textContent).toMatch(/What's in the photo doesn't change\.$/);
  await user.click(screen.getByRole("button", { name: "last picture: none" }));
  expect(said()).toBeNull();
  await user.click(screen.getByRole("button", { name: "last picture: new" }));
  await user.click(screen.getByRole("button", { name: "Photo and words" }));
  expect(said()).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Move a face" }));
  expect(said()).toBeNull();
});

test("says that the photo goes to a service, and not what only the painter does", async () => {
  const { user } = open("photo-to-video", { key: "gen-4", service: "Runway" });
  await user.click(await screen.findByRole("button", { name: "photo: none" }));
  screen.getByText(/your file is sent to Runway/);
  expect(screen.queryByText(/Your words steer the camera/)).toBeNull();
});

test("shows no seed field to a model that takes none", async () => {
  open("text-to-video", { takesSeed: false });
  await screen.findByRole("textbox", { name: "Ends on" });
  expect(screen.queryByRole("textbox", { name: "Seed" })).toBeNull();
});

test("asks for consent with every photo that a service is sent", async () => {
  const { user } = open("photo-to-video", { sendsPhotos: true });
  await user.click(await screen.findByRole("button", { name: "photo: none, with consent" }));
  screen.getByRole("button", { name: "last picture: none, with consent" });
});

test("asks for consent with a face that is moved here, and with no other photo", async () => {
  const { user } = open("photo-to-video");
  await screen.findByRole("button", { name: "photo: none" });
  await user.click(screen.getByRole("button", { name: "Move a face" }));
  screen.getByRole("button", { name: "photo: none, with consent" });
});

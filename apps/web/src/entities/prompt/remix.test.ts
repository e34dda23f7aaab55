import { expect, test } from "vitest";
import { makeStore } from "../../make-store.ts";
import { formFieldsSet, formLoaded, formParamsSet, remixEnded } from "./prompt-slice.ts";

const WORDS = "A fox in a neon city at night, light rain";
const FOX = {
  ...{ prompt: WORDS, parentId: "fox", type: "text-to-image" as const },
  model: "majic",
  additionalParams: { style: "anime", aspectRatio: "9:16", zoom: 1.2 },
} as const;

function remixing() {
  const { store } = makeStore();
  store.dispatch(formParamsSet({ style: "comics", aspectRatio: "1:1" }));
  store.dispatch(formLoaded(FOX));
  return { store, form: () => store.getState().prompt.form };
}
const OWN = { style: "comics", aspectRatio: "1:1" };

test("keeps a remix while its words change slightly, are shortened or are cleared for rewriting", () => {
  const { store, form } = remixing();
  expect(form()).toMatchObject({ model: "majic", remix: { parentId: "fox", prompt: WORDS } });
  for (const prompt of ["A wolf in a neon city at dawn", "a fox", "", WORDS]) {
    store.dispatch(formFieldsSet({ prompt }));
    expect(form().remix?.parentId).toBe("fox");
  }
});

test.each([
  ["other words", formFieldsSet({ prompt: "a blue teapot on a wooden table" })],
  ["another mode", formFieldsSet({ type: "text-to-music" })],
  ["the press that makes it a work of its own", remixEnded()],
])("%s end the remix and reset its shape, style, model and camera", (_, action) => {
  const { store, form } = remixing();
  store.dispatch(action);
  expect(form()).toMatchObject({ remix: null, model: "animated-diffusion", additionalParams: OWN });
  expect(form().additionalParams.zoom).toBeUndefined();
});

test("keeps what was chosen during the remix", () => {
  const { store, form } = remixing();
  store.dispatch(formParamsSet({ aspectRatio: "16:9" }));
  store.dispatch(formFieldsSet({ generationModel: "core" }));
  store.dispatch(remixEnded());
  expect(form()).toMatchObject({
    generationModel: "core",
    additionalParams: { style: "comics", aspectRatio: "16:9" },
  });
});

test("a model that only the remix chose is not chosen afterwards", () => {
  const { store, form } = remixing();
  const was = form().modelChosen;
  store.dispatch(formLoaded({ ...FOX, generationModel: "core", parentId: "lighthouse" }));
  expect([was, form().modelChosen]).toEqual([false, true]);
  store.dispatch(remixEnded());
  expect(form().modelChosen).toBe(false);
});

test("restores the settings from before both of two consecutive remixes", () => {
  const { store, form } = remixing();
  store.dispatch(formLoaded({ ...FOX, prompt: "a lighthouse", parentId: "lighthouse" }));
  expect(form().remix?.parentId).toBe("lighthouse");
  store.dispatch(remixEnded());
  expect(form().additionalParams).toMatchObject(OWN);
});

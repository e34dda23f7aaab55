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

test("a remix lasts while its words are changed a little, shortened or taken out to be written anew", () => {
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
])("%s end it, and its shape, style, model and camera go with it", (_, action) => {
  const { store, form } = remixing();
  store.dispatch(action);
  expect(form()).toMatchObject({ remix: null, model: "animated-diffusion", additionalParams: OWN });
  expect(form().additionalParams.zoom).toBeUndefined();
});

test("what was chosen during the remix stays chosen", () => {
  const { store, form } = remixing();
  store.dispatch(formParamsSet({ aspectRatio: "16:9" }));
  store.dispatch(formFieldsSet({ generationModel: "core" }));
  store.dispatch(remixEnded());
  expect(form()).toMatchObject({
    generationModel: "core",
    additionalParams: { style: "comics", aspectRatio: "16:9" },
  });
});

test("one remix after another gives back what was there before both", () => {
  const { store, form } = remixing();
  store.dispatch(formLoaded({ ...FOX, prompt: "a lighthouse", parentId: "lighthouse" }));
  expect(form().remix?.parentId).toBe("lighthouse");
  store.dispatch(remixEnded());
  expect(form().additionalParams).toMatchObject(OWN);
});

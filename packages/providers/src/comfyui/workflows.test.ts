import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { COMFYUI_MODELS } from "./comfyui-models.ts";
import { placeOfWeights, readWorkflow } from "./workflow.ts";
import { WORKFLOWS } from "./workflows.ts";

const named = Object.entries(WORKFLOWS);

test("every file is a workflow of some model, and every model has one", () => {
  const files = readdirSync(new URL("./workflows", import.meta.url));
  const names = files.map((file) => file.replace(/\.json$/, "")).toSorted();
  expect(names).toEqual(Object.keys(WORKFLOWS).toSorted());
  const used = Object.values(COMFYUI_MODELS).flatMap(({ workflows }) => workflows);
  expect(used.toSorted()).toEqual(names);
});

test.each(named)(
  "%s names the weights that it has places for, and no others",
  (_name, { weights, prompt }) => {
    const places = Object.values(prompt).flatMap(({ inputs }) =>
      Object.values(inputs).filter((value) => `${value}`.startsWith("{{weights:")),
    );
    expect(places.toSorted()).toEqual(Object.keys(weights).map(placeOfWeights).toSorted());
  },
);

test("the same weights are the same file under the same licence everywhere", () => {
  const told = new Map<string, object>();
  for (const [, { weights }] of named)
    for (const [name, about] of Object.entries(weights)) {
      expect(about, name).toEqual(told.get(name) ?? about);
      told.set(name, about);
    }
  expect(told.get("zeroscope")).toMatchObject({ licence: "CC-BY-NC-4.0", terms: "no paid use" });
  expect(told.get("majicmix")).toMatchObject({ terms: "conditions" });
});

test("a file without a result is none", () => {
  const node = { class_type: "SaveImage", inputs: {} };
  expect(() => readWorkflow({ weights: {}, prompt: { other: node } })).toThrow("result");
});

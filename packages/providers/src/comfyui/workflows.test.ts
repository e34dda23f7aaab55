import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { COMFYUI_MODELS } from "./comfyui-models.ts";
import { placeOfWeights, readWorkflow } from "./workflow.ts";
import { WORKFLOWS } from "./workflows.ts";

const named = Object.entries(WORKFLOWS);

test("has a model for every workflow file, and a workflow for every model", () => {
  const files = readdirSync(new URL("./workflows", import.meta.url));
  const names = files.map((file) => file.replace(/\.json$/, "")).toSorted();
  expect(names).toEqual(Object.keys(WORKFLOWS).toSorted());
  const used = Object.values(COMFYUI_MODELS).flatMap(({ workflows }) => workflows);
  expect(used.toSorted()).toEqual(names);
});

test.each(named)(
  "lists for %s exactly the weights that it has placeholders for",
  (_name, { weights, prompt }) => {
    const places = Object.values(prompt).flatMap(({ inputs }) =>
      Object.values(inputs).filter((value) => `${value}`.startsWith("{{weights:")),
    );
    expect(places.toSorted()).toEqual(Object.keys(weights).map(placeOfWeights).toSorted());
  },
);

test("uses the same file and licence for the same weights everywhere", () => {
  const told = new Map<string, object>();
  for (const [, { weights }] of named)
    for (const [name, about] of Object.entries(weights)) {
      expect(about, name).toEqual(told.get(name) ?? about);
      told.set(name, about);
    }
  expect(told.get("zeroscope")).toMatchObject({ licence: "CC-BY-NC-4.0", terms: "no paid use" });
  expect(told.get("majicmix")).toMatchObject({ terms: "conditions" });
});

test("rejects a file without a result node", () => {
  const node = { class_type: "SaveImage", inputs: {} };
  expect(() => readWorkflow({ weights: {}, prompt: { other: node } })).toThrow("result");
});

import { expect, test } from "vitest";
import { model } from "../../test/models.ts";
import { mannerName, mannersOf, modelWords, withoutManner } from "./manners.ts";

const base = model("animated-diffusion", { name: "Animated Diffusion", style: "Core" });
const comics = model("animated-diffusion comics", { style: "Comics" });
const fantasy = model("animated-diffusion fantasy", { style: "Fantasy" });
const veo = model("veo 3", { name: "Veo 3" });
const models = [base, comics, fantasy, veo];

test("assigns a manner to its model and names it by its look", () => {
  expect(withoutManner(comics, models)).toBe(base);
  expect(withoutManner(veo, models)).toBe(veo);
  expect(mannersOf(base, models)).toEqual([comics, fantasy]);
  expect(mannersOf(veo, models)).toEqual([]);
  expect([comics, fantasy].map(mannerName)).toEqual(["Printed comics", "Fantasy"]);
});

test("names model and style in a recipe as they were chosen", () => {
  expect(modelWords(comics.key, models)).toEqual({
    name: "Animated Diffusion",
    style: "Printed comics",
  });
  expect(modelWords(veo.key, models)).toEqual({ name: "Veo 3", style: null });
  expect(modelWords("sora", models)).toBeNull();
});

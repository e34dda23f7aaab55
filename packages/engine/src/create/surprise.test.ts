import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import { surpriseScene } from "@kinora/contracts/prompt/surprise/compose-surprise";
import { planFilm } from "@kinora/studio/film/plan-film";
import { writeNotices } from "@kinora/studio/plan/write-notices";
import { createRandom } from "@kinora/studio/scene/random";
import { expect, test } from "vitest";
import { toStudioRecipe } from "../maker/plan-scene-subject.ts";
import { resolveOrder } from "./order.ts";

const prompts = () => {
  const random = createRandom(11);
  return Array.from({ length: 300 }, () => surpriseScene(() => random.next()));
};

test("surprises seldom repeat", () => {
  expect(new Set(prompts()).size).toBeGreaterThan(120);
});

test("every word of a surprise or an example can be drawn", () => {
  const missing = [...new Set([...prompts(), ...EXAMPLE_PROMPTS])].flatMap((prompt) => {
    const recipe = resolveOrder({ prompt, kind: "image", settings: { seed: 1 } });
    const notices = writeNotices(planFilm(toStudioRecipe(recipe)));
    return notices.map(({ params }) => `${prompt}: ${JSON.stringify(params)}`);
  });
  expect(missing).toEqual([]);
});

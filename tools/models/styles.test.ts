import { VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { styleWords } from "@kinora/domain/prompt/style-words";
import { expect, test } from "vitest";
import { bodyAt } from "./judge.ts";
import { ROUTED_MODES, recipeAt } from "./test/every-route.ts";

test.each(ROUTED_MODES)("$of is told a style that was chosen, and none otherwise", async (each) => {
  const { route } = each;
  const plain = await bodyAt(route, recipeAt(each));
  expect(plain).toContain("a fox");
  const bodies = new Set([plain]);
  for (const style of VISUAL_STYLES) {
    const body = await bodyAt(route, recipeAt(each, { style }));
    bodies.add(body);
    expect(plain).not.toContain(styleWords(style));
    if (!route.tellsStyle) continue;
    const own = style === "photorealistic" && /"style(?:_type)?":"realistic"/i.test(body ?? "");
    if (!own) expect(body).toContain(`a fox. ${styleWords(style)}`);
  }
  expect(bodies.size).toBe(route.tellsStyle ? VISUAL_STYLES.length + 1 : 1);
});

import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from "@kinora/contracts/limits";
import { VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { promptMaxOf } from "@kinora/domain/prompt/prompt-max";
import { styleWords } from "@kinora/domain/prompt/style-words";
import { Refusal } from "@kinora/domain/refusal";
import { expect, test } from "vitest";
import { bodyAt } from "./judge.ts";
import { catalogueOf, ROUTED_MODES, type RoutedMode, recipeAt } from "./test/every-route.ts";

const LONGEST_STYLE = VISUAL_STYLES.toSorted(
  (a, b) => styleWords(b).length - styleWords(a).length,
)[0];

function fileOf(bytes: number): string {
  const path = join(mkdtempSync(join(tmpdir(), "kinora-picture-")), "picture");
  writeFileSync(path, "");
  truncateSync(path, bytes);
  return path;
}

const refusalOf = (each: RoutedMode, params: object, prompt?: string) => {
  try {
    recipeAt(each, params, prompt);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.details };
    throw error;
  }
  return "accepted";
};

test.each(ROUTED_MODES)("the adapter takes what the form of $of lets through", async (each) => {
  const { route } = each;
  const [model] = catalogueOf(each);
  const negative_prompt = "r".repeat(NEGATIVE_PROMPT_MAX);
  const takesNegative = model?.entry.takes.includes("negative_prompt") ?? false;
  if (!takesNegative)
    expect(refusalOf(each, { negative_prompt })).toMatchObject({ setting: "negative_prompt" });
  const params = {
    ...(takesNegative && { negative_prompt }),
    ...(LONGEST_STYLE && { style: LONGEST_STYLE }),
  };
  const words = (length: number) => "a".repeat(length);
  const max = promptMaxOf(route) ?? PROMPT_MAX;
  const picture = fileOf(route.pictureMax ?? 0);
  expect(await bodyAt(route, recipeAt(each, params, words(max)), picture)).not.toBeNull();
  if (max < PROMPT_MAX)
    expect(refusalOf(each, params, words(max + 1))).toEqual({
      ...{ code: "PROMPT_TOO_LONG", model: each.entry.key, length: max + 1, max },
    });
});

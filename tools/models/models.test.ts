import { parseSentence } from "@kinora/contracts/message/sentence";
import { IMAGE_MODELS, VIDEO_MODELS } from "@kinora/contracts/prompt/vocabulary";
import { priceOf } from "@kinora/domain/prompt/price-form";
import { pricesOf } from "@kinora/domain/prompt/prices";
import { expect, test } from "vitest";
import { CELLS } from "./cell.ts";
import { groupRows } from "./group-rows.ts";
import { CATALOGUE, judge } from "./judge.ts";

const specified: readonly string[] = [...VIDEO_MODELS, ...IMAGE_MODELS];
const models = CATALOGUE.filter(
  ({ entry }) =>
    specified.includes(entry.key) || entry.routes.some(({ ownServer }) => ownServer !== null),
);

const judgeAll = (model: (typeof models)[number]) =>
  Promise.all(CELLS.map(async (cell) => ({ cell, verdict: await judge(cell, model) })));

test("judges every model of the specification and of self-hosted servers", () => {
  expect(models.map(({ entry }) => entry.key)).toEqual(expect.arrayContaining([...specified]));
});

test.each(models.map((model) => ({ key: model.entry.key, model })))(
  "offers for $key only what a provider accepts, with one verdict per combination",
  async ({ model }) => {
    const judged = await judgeAll(model);
    for (const { cell, verdict } of judged)
      if (verdict.offered)
        expect(verdict.by, JSON.stringify(cell)).toContain(model.route?.protocol);
    const told = groupRows(judged).flatMap(({ modes, beginnings, seconds, ratios }) =>
      modes.flatMap((mode) =>
        beginnings.flatMap((beginning) =>
          seconds.flatMap((length) =>
            ratios.map((ratio) => [mode, beginning, length, ratio].join()),
          ),
        ),
      ),
    );
    expect(told.toSorted()).toEqual(
      CELLS.map(({ mode, beginning, seconds, ratio }) =>
        [mode, beginning, seconds, ratio].join(),
      ).toSorted(),
    );
  },
);

test("makes a discontinued model with the provider of its successor", async () => {
  const banana = models.find(({ entry }) => entry.key === "nano-banana");
  const cell = { mode: "text-to-image", beginning: "words", seconds: null, ratio: "16:9" } as const;
  expect(banana && (await judge(cell, banana))).toEqual({
    ...{ offered: true, by: ["fal", "gemini"], gems: 10 },
  });
});

test("every price can be stored with its quote and read again", () => {
  for (const { entry } of CATALOGUE)
    for (const kind of entry.kinds)
      for (const seconds of entry.durations.length > 0 ? entry.durations : [1]) {
        if (!pricesOf(entry.key)[kind]) continue;
        const { explanation } = priceOf(entry.key, kind, seconds);
        const { code, params } = explanation;
        expect(parseSentence(code, params), `${entry.key} ${seconds} s`).toEqual(explanation);
      }
});

import { IMAGE_MODELS, VIDEO_MODELS } from "@kinora/contracts/prompt/vocabulary";
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

test("every model of the specification is judged, and every one of a server of one's own", () => {
  expect(models.map(({ entry }) => entry.key)).toEqual(expect.arrayContaining([...specified]));
});

test.each(models.map((model) => ({ key: model.entry.key, model })))(
  "what is offered of $key is taken by whoever it goes to, and every combination has one answer",
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

test("a model that ended is made by who has its successor", async () => {
  const banana = models.find(({ entry }) => entry.key === "nano-banana");
  const cell = { mode: "text-to-image", beginning: "words", seconds: null, ratio: "16:9" } as const;
  expect(banana && (await judge(cell, banana))).toEqual({
    ...{ offered: true, by: ["gemini"], gems: 10 },
  });
});

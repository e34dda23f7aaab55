import { expect, test } from "vitest";
import type { Exchanged, Request } from "./http/exchange.ts";
import { watchModels } from "./watch-models.ts";

const HOUR = 3_600_000;
const said = (status: number): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: "{}" },
});
const GONE = { code: "model.goneThere", params: { service: "A service" } };

/** A watch over two models, its clock, and the models that it asked about. */
function open(answers: Record<string, Exchanged> = {}) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const inspect = watchModels(
    {
      ...{ service: "A service", models: ["a", "b"] },
      question: async (model) => ({ method: "GET", url: model, headers: {} }),
    },
    () => clock.now,
  );
  const exchange = async ({ url }: Request) => {
    asked.push(url);
    return answers[url] ?? said(200);
  };
  const look = async (missing: readonly string[] = []) => {
    asked.length = 0;
    const why = await inspect(exchange, new Set(missing));
    return { asked: [...asked], a: why("a"), b: why("b") };
  };
  return { look, clock, answers };
}

test("asks at the start and once a day", async () => {
  const { look, clock } = open();
  expect(await look()).toEqual({ asked: ["a", "b"], a: null, b: null });
  clock.now = 24 * HOUR - 1;
  expect(await look()).toMatchObject({ asked: [] });
  clock.now = 24 * HOUR;
  expect(await look()).toMatchObject({ asked: ["a", "b"] });
});

test("withdraws a model that the service says it does not have, and offers it again within the hour in which it is back", async () => {
  const { look, clock, answers } = open({ a: said(404) });
  expect(await look()).toMatchObject({ a: GONE, b: null });
  expect(await look()).toMatchObject({ asked: [], a: GONE });
  answers.a = said(200);
  clock.now = HOUR;
  expect(await look()).toMatchObject({ asked: ["a"], a: null, b: null });
});

test.each([
  { kind: "not sent" },
  { kind: "lost" },
  ...[401, 403, 429, 500, 503].map(said),
] as const satisfies readonly Exchanged[])(
  "changes nothing without a word about the model, and asks again an hour later: %j",
  async (nothing) => {
    const { look, clock, answers } = open({ a: said(404), b: nothing });
    expect(await look()).toMatchObject({ a: GONE, b: null });
    Object.assign(answers, { a: nothing, b: said(404) });
    clock.now = HOUR;
    expect(await look()).toMatchObject({ asked: ["a", "b"], a: GONE, b: GONE });
  },
);

test("asks at once about a model that an order was refused for, once for each refusal", async () => {
  const { look, clock, answers } = open();
  await look();
  clock.now = 1;
  answers.b = said(404);
  expect(await look(["b"])).toMatchObject({ asked: ["b"], b: GONE });
  expect(await look(["b"])).toMatchObject({ asked: [], b: GONE });
  expect(await look()).toMatchObject({ asked: [], b: GONE });
  answers.b = said(200);
  expect(await look(["b"])).toMatchObject({ asked: ["b"], b: null });
});

test("waits ten seconds at most for an answer", async () => {
  const patience: (number | undefined)[] = [];
  const inspect = watchModels({
    ...{ service: "A service", models: ["a"] },
    question: async (url) => ({ method: "GET", url, headers: {} }),
  });
  await inspect(async (request) => {
    patience.push(request.patience);
    return said(200);
  });
  expect(patience).toEqual([10_000]);
});

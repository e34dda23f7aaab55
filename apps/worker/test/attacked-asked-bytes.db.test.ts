import { simulatedScript } from "@kinora/provider-simulators/chat/simulated-script";
import { beforeEach, expect, test } from "vitest";
import { openAskedShop } from "./asked-shop.ts";

const shop = await openAskedShop();
const { simulator } = shop;
const PROMPT = "a fox finds a lantern";
beforeEach(() => {
  simulator.calls.length = 0;
});

test.each([
  ["NUL", "A \u0000 road"],
  ["half a letter", "A \ud800 road"],
  ["right to left override", "A \u202e road"],
  ["markup", "<script>alert(1)</script>"],
  ["a prototype", "__proto__"],
])("a script with %s in its title never breaks the job", async (_what, title) => {
  const script = simulatedScript({ idea: PROMPT, type: "narrative", words: 38, scenes: 3 });
  const made = JSON.parse(JSON.stringify(script));
  const named = Object.keys(made).includes("title") ? { ...made, title } : made;
  expect(JSON.stringify(made)).toContain("title");
  simulator.answers.push(named);
  const id = await shop.orders.create({ prompt: PROMPT, settings: { type: "narrative" } });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const job = await shop.claim();
    if (job) await shop.attempt(job);
    shop.clock.ahead += 120_000;
  }
  const story = await shop.orders.find(id);
  expect(
    { board: story.board !== null, failure: story.failure, note: story.scriptNote },
    shop.told.join("\n"),
  ).toMatchObject({ board: true, failure: null });
  expect(JSON.stringify(story.board)).not.toMatch(/\\u0000|\\ud800/);
  expect(simulator.calls).toHaveLength(1);
});

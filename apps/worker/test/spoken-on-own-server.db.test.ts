import { speechSimulator } from "@kinora/provider-simulators/speech/speech-simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { openStoryOrders } from "./story-orders.ts";
import { openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const simulator = speechSimulator({
  ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: true },
});
const { providers, budgets } = configuredProviders(simulator.environment());
const speakers = providers.flatMap(
  ({ openSpeaker }) =>
    openSpeaker?.(
      async (request) => simulator.answer(request),
      () => null,
    ) ?? [],
);
const shop = await openWorkshop([], null, { speakers, budgets });
const { database, boss, storyEngine } = shop;
const orders = openStoryOrders(database, boss, storyEngine.versions, { userId: ada, budgets });
await shop.orders.give(ada, 1_000);

/** Returns a board narrated by a voice of the owner's own server. */
function told() {
  const board = writtenBoard();
  const cast = board.cast.map((entry) => ({ ...entry, voice: null }));
  const settings = { ...board.settings, voice: "speech/af_heart" };
  return { ...board, cast, settings, scenes: board.scenes.slice(0, 2) };
}
const lines = told().scenes.map(({ narration }) => narration.trim());

test("an own server speaks each line once free of charge, and its word timings come from speech recognition", async () => {
  const before = (await shop.ledger.balance(ada, new Date())).available;
  simulator.faults.submit.push("500 after");
  const id = await orders.create({ prompt: "", board: told() });
  await orders.work(id, "update");
  while (await shop.workOnce());
  expect(simulator.orders.size).toBe(lines.length);
  const { orders: made } = await orders.standing(id);
  const [lost, ...spoken] = made.scenes.map(({ narration }) => narration?.part);
  expect(lost).toBeNull();
  for (const [index, part] of spoken.entries()) {
    const text = lines[index + 1] ?? "";
    expect(part?.seconds).toBeCloseTo(text.length * 0.06, 1);
    expect(part?.words.map((word) => word.text)).toEqual(text.match(/\w+/g));
  }
  const said = { service: "OpenAI-compatible voices", why: "lost" };
  expect(Object.values((await orders.find(id)).failures)).toEqual([
    { code: "voice.unspoken", params: said },
  ]);
  expect((await shop.ledger.balance(ada, new Date())).available).toBe(before - lines.length);
  const spending = database.selectFrom("hosted_spending").select(["provider", "mills"]);
  expect(await spending.execute()).toEqual(lines.map(() => ({ provider: "speech", mills: 0 })));
  expect(await database.selectFrom("hosted_budget").selectAll().execute()).toEqual([]);
});

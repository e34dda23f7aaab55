import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { openStoryShop } from "./story-shop.ts";
import { ORDERED } from "./workshop.ts";

const all = await openStoryShop();

test("a story that only waits for the narrator makes room for another's, and is made afterwards", async () => {
  const { shop, orders, storyEngine, workAll } = all;
  const others = all.ordersOf("usr_bruno");
  const before = (await all.balance()).available;
  // The narrator is busy with others' lines for longer than a turn.
  storyEngine.hinder = async ({ kind }, signal, patience) => {
    if (kind !== "narration") return;
    shop.clock.ahead += 30_000;
    await new Promise((_, reject) => {
      for (const each of [signal, patience])
        each?.addEventListener("abort", () => reject(each.reason));
    });
  };
  await shop.orders.give("usr_bruno", 10);
  const mine = await orders.create({ prompt: "", board: writtenBoard() });
  await orders.work(mine, "update");
  const job = await shop.claims.claim(ORDERED, new Date());
  const his = await others.create({ prompt: "a bear finds a lantern" });
  if (job) await shop.attempt(job);
  expect(storyEngine.taken()).toEqual(["narration", "picture"]);
  expect(await shop.workOnce()).toMatchObject({ subject: { id: his } });

  storyEngine.hinder = async () => {};
  expect(await shop.workOnce()).toMatchObject({ subject: { id: mine } });
  expect(storyEngine.taken()).toEqual([
    ...["narration", "narration", "narration"],
    ...["picture", "picture"],
  ]);
  await workAll();
  expect((await all.balance()).available).toBe(before - 3);
  await all.checkBooks();
});

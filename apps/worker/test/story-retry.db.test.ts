import { InputRefused } from "@kinora/domain/creation/input-refused";
import { priceRender } from "@kinora/domain/story/price-story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, test } from "vitest";
import { openStoryShop } from "./story-shop.ts";

const NO_WORDS = { code: "recording.noWords", params: {} } as const;
const all = await openStoryShop();
beforeEach(() => {
  all.storyEngine.hinder = async () => {};
  all.storyEngine.taken();
});

test("retries a failed film for its original price", async () => {
  const written = writtenBoard();
  // The fake voice ignores the speed, so the film becomes longer than estimated.
  const board = { ...written, settings: { ...written.settings, speed: 1.4 } };
  const id = await all.orders.create({ prompt: "", board });
  const thought = (await all.orders.standing(id)).orders.timeline.seconds;
  const before = (await all.balance()).available;
  all.storyEngine.hinder = async (order) => {
    if (order.kind === "score") throw new InputRefused(NO_WORDS);
  };
  const creation = await all.orders.render(id);
  await all.workAll();
  expect(await all.shop.creation(creation)).toMatchObject({
    status: "failed",
    notices: [NO_WORDS],
  });
  all.storyEngine.hinder = async () => {};
  // The three pictures stay with the story.
  const ordered = (await all.shop.creation(creation))?.gems.held ?? 0;
  expect((await all.balance()).available).toBe(before - 3);
  await all.shop.orders.act("usr_ada", creation, "retry");
  await all.workAll();
  const made = await all.shop.creation(creation);
  // It was ordered before any narration existed; now its length is known.
  const { timeline } = (await all.orders.standing(id)).orders;
  expect(timeline.seconds).toBeGreaterThan(thought);
  expect(made).toMatchObject({ status: null, duration: timeline.seconds });
  expect((await all.balance()).available).toBe(before - ordered);
  expect(made?.gems.settled).toBe(ordered - 3);
  await all.checkBooks();
});

test("does not charge a retried film for what was paid for since it was cancelled", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  const film = await all.orders.render(id);
  await all.shop.orders.act("usr_ada", film, "cancel");
  expect((await all.balance()).available).toBe(before);
  await all.orders.work(id, "update");
  await all.workAll();
  const paid = before - (await all.balance()).available;
  expect(paid).toBe(3);
  const now = priceRender(await all.orders.standing(id)).gems;
  await all.shop.orders.act("usr_ada", film, "restore");
  await all.shop.orders.act("usr_ada", film, "retry");
  await all.workAll();
  expect((await all.shop.creation(film))?.status).toBeNull();
  expect((await all.balance()).available).toBe(before - paid - now);
  await all.checkBooks();
});

test("retries no other film of a story while anything of it is being made", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  const films: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const film = await all.orders.render(id);
    await all.shop.orders.act("usr_ada", film, "cancel");
    await all.shop.orders.act("usr_ada", film, "restore");
    films.push(film);
  }
  const [first = "", second = ""] = films;
  const price = priceRender(await all.orders.standing(id)).gems;
  await all.shop.orders.act("usr_ada", first, "retry");
  const busy = { code: "STORY_BUSY" };
  await expect(all.shop.orders.act("usr_ada", second, "retry")).rejects.toMatchObject(busy);
  await expect(all.orders.work(id, "update")).rejects.toMatchObject(busy);
  await all.workAll();
  expect((await all.orders.find(id)).renderCreationId).toBe(first);
  await all.orders.work(id, "preview");
  await expect(all.shop.orders.act("usr_ada", second, "retry")).rejects.toMatchObject(busy);
  await all.workAll();
  expect((await all.balance()).available).toBe(before - price);
  await all.checkBooks();
});

test("charges nothing for a film that the engine cannot join, and leaves its new pictures unpaid", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  const price = priceRender(await all.orders.standing(id)).gems;
  all.storyEngine.hinder = async (order) => {
    if (order.kind === "assembly") throw new Error("broken");
  };
  const film = await all.orders.render(id);
  await all.workAll();
  expect(await all.shop.creation(film)).toMatchObject({ status: "failed", failureClass: "engine" });
  expect((await all.balance()).available).toBe(before);
  expect(priceRender(await all.orders.standing(id)).gems).toBeGreaterThanOrEqual(price);
  await all.checkBooks();
});

test("counts nothing of a film that the scan refuses as paid", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  const price = priceRender(await all.orders.standing(id)).gems;
  all.shop.generator.verdict = "hit";
  const film = await all.orders.render(id);
  await all.workAll();
  all.shop.generator.verdict = "clean";
  expect((await all.shop.creation(film))?.status).toBe("rejected");
  expect((await all.balance()).available).toBe(before);
  expect(priceRender(await all.orders.standing(id)).gems).toBeGreaterThanOrEqual(price);
  await all.checkBooks();
});

import { creation } from "@kinora/contracts/creation/creation";
import { gemEntryPage } from "@kinora/contracts/gem/gem";
import { gemReceipt } from "@kinora/contracts/gem/gem-receipt";
import { story } from "@kinora/contracts/story/story";
import { AWARD } from "@kinora/domain/gem/purpose";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();
const ada = shop.as("ada");

let count = 0;
const key = () => `key ${count++}`;
const credit = (gems: number, expiresAt: Date | null) =>
  shop.parts.transact(({ ledger }) =>
    ledger.credit({
      ...{ userId: "usr_ada", gems, kind: "daily", purpose: AWARD, expiresAt },
      ...{ key: key(), description: DAILY_GEMS, now: shop.clock.now },
    }),
  );
const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);

/** Settles every hold, as work does when it ends. */
async function settleAll(): Promise<void> {
  const open = await shop.database
    .selectFrom("gem_hold")
    .select(["id", "gems"])
    .where("state", "=", "open")
    .execute();
  await shop.parts.transact(async ({ ledger }) => {
    for (const { id, gems } of open) {
      await ledger.settle({ holdId: id, gems, key: key(), ourFault: false, now: shop.clock.now });
    }
  });
  await shop.database
    .updateTable("job")
    .set({ ended_at: shop.clock.now, outcome: "delivered" })
    .where("ended_at", "is", null)
    .execute();
}

async function openStory() {
  const asked = { prompt: "", board: writtenBoard() };
  return story.parse((await ada("POST", "/api/stories", asked, key())).body);
}

test("shows the related work on lines and receipts, and the cost of the whole story", async () => {
  await credit(100, null);
  const written = await ada("POST", "/api/stories", { prompt: "a fox finds a lantern" }, key());
  await settleAll();
  await shop.database
    .updateTable("story")
    .set({ board: JSON.stringify(writtenBoard()) })
    .where("id", "=", written.body.id)
    .execute();
  const at = `/api/stories/${written.body.id}`;
  const { version, prices } = story.parse((await ada("GET", at)).body);
  await ada("POST", `${at}/work`, { version, kind: "update", gems: prices.update.gems }, key());
  await settleAll();
  const order = { version, gems: prices.render.gems };
  const { render } = story.parse((await ada("POST", `${at}/render`, order, key())).body);
  await settleAll();

  const { items } = gemEntryPage.parse((await ada("GET", "/api/gems/entries")).body);
  const [film, pictures, script] = items;
  expect(film?.description).toMatch(/^Story, \d+ s$/);
  expect(film?.work).toMatchObject({ kind: "story", words: expect.stringMatching(/^The lantern/) });
  expect(pictures?.work).toMatchObject({ kind: "story", words: "The lantern" });
  expect(script?.work).toMatchObject({ kind: "story", words: "The lantern" });
  expect(items.at(-1)?.work).toBeNull();

  const cost = { script: 1, pictures: prices.update.gems, render: prices.render.gems };
  const storyCost = { ...cost, total: cost.script + cost.pictures + cost.render };
  for (const entry of [film, pictures, script]) {
    const answer = await ada("GET", `/api/gems/receipts/${entry?.receiptId}`);
    expect(gemReceipt.parse(answer.body)).toMatchObject({ storyCost, work: entry?.work });
  }
  const shown = await ada("GET", `/api/creations/${render?.creationId}`);
  expect(creation.parse(shown.body).storyCost).toEqual(storyCost);

  await ada("PATCH", `/api/creations/${render?.creationId}`, { title: "Home again" });
  const renamed = await ada("GET", `/api/gems/receipts/${film?.receiptId}`);
  expect(gemReceipt.parse(renamed.body).work).toMatchObject({ words: "Home again" });
});

test("keeps a statement line after its work is deleted", async () => {
  await credit(100, null);
  const { id, prices } = await openStory();
  const update = { version: 1, kind: "update", gems: prices.update.gems };
  await ada("POST", `/api/stories/${id}/work`, update, key());
  await settleAll();
  expect((await ada("DELETE", `/api/stories/${id}`)).status).toBe(200);
  const { items } = gemEntryPage.parse((await ada("GET", "/api/gems/entries")).body);
  expect(items[0]).toMatchObject({ storyId: id, work: null, description: "Story: pictures" });
});

test("warns users who would lose gems by cancelling", async () => {
  const { available } = (await ada("GET", "/api/gems/balance")).body;
  await credit(2, inDays(1));
  const { id, prices } = await openStory();
  const update = { version: 1, kind: "update", gems: prices.update.gems };
  const at = `/api/stories/${id}`;
  expect((await ada("POST", `${at}/work`, update, key())).body.lostIfCancelled).toBe(0);
  shop.clock.now = inDays(1);
  expect((await ada("GET", at)).body.lostIfCancelled).toBe(2);
  await ada("POST", `${at}/cancel`);
  expect((await ada("GET", at)).body.lostIfCancelled).toBe(0);

  expect((await ada("GET", "/api/gems/balance")).body.available).toBe(available);
  const [gone] = gemEntryPage.parse((await ada("GET", "/api/gems/entries")).body).items;
  expect(gone).toMatchObject({
    ...{ amount: -2, kind: "daily", description: "Expired while reserved", storyId: id },
  });
  const receipt = await ada("GET", `/api/gems/receipts/${gone?.receiptId}`);
  const { steps } = gemReceipt.parse(receipt.body);
  expect(steps.map(({ step, gems }) => [step, gems])).toEqual([
    ["quote", 3],
    ["hold", 3],
    ["void", 3],
    ["expire", 2],
  ]);

  await credit(2, inDays(1));
  const render = { version: 1, gems: prices.render.gems };
  const ordered = await ada("POST", `${at}/render`, render, key());
  const creationAt = `/api/creations/${ordered.body.render.creationId}`;
  shop.clock.now = inDays(1);
  expect((await ada("GET", at)).body.lostIfCancelled).toBe(2);
  expect((await ada("GET", creationAt)).body.lostIfCancelled).toBe(2);
  const cancelled = await ada("POST", `${creationAt}/actions`, { action: "cancel" });
  const { held } = cancelled.body.gems;
  expect(cancelled.body).toMatchObject({ lostIfCancelled: 0, gems: { refunded: held - 2 } });
});

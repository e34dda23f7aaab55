import { InputTooHeavy } from "@kinora/domain/creation/input-refused";
import { AWARD } from "@kinora/domain/gem/purpose";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, expect, test } from "vitest";
import { openStoryShop } from "./story-shop.ts";

const ada = "usr_ada";
const all = await openStoryShop();
const { shop } = all;
const said = { code: "prompt.tooHeavy", params: {} } as const;

beforeEach(async () => {
  await shop.ledger.credit({
    ...{ userId: ada, gems: 1, kind: "gift", purpose: AWARD, expiresAt: inAnHour() },
    ...{ key: crypto.randomUUID(), description: DAILY_GEMS, now: new Date() },
  });
});
const inAnHour = () => new Date(Date.now() + 3_600_000);
const lengthened = async () =>
  (
    await shop.database
      .selectFrom("gem_lot")
      .select("id")
      .where("extended_at", "is not", null)
      .execute()
  ).length;

test("retries a script that is too heavy for the reader, and extends no gem's life for it", async () => {
  let tries = 0;
  all.storyEngine.write = () => {
    tries += 1;
    return Promise.reject(new InputTooHeavy(said));
  };
  const id = await all.orders.create({ prompt: "a fox" });
  await all.workAll();
  expect(tries).toBe(3);
  expect((await all.orders.find(id)).failure).toEqual(said);
  expect(await lengthened()).toBe(0);
  await all.checkBooks();
});

test("extends no gem's life for a prompt that is too heavy", async () => {
  const id = await shop.orders.create(ada, { prompt: "a fox" });
  shop.generator.failures.push(...[1, 2, 3].map(() => new InputTooHeavy(said)));
  await all.workAll();
  expect(await shop.creation(id)).toMatchObject({
    ...{ status: "failed", failureClass: "input", notices: [said] },
  });
  expect(await lengthened()).toBe(0);
});

test("extends a gem's life after an internal error", async () => {
  all.storyEngine.write = () => Promise.reject(new Error("broken"));
  await all.orders.create({ prompt: "a fox" });
  await all.workAll();
  expect(await lengthened()).toBe(1);
});

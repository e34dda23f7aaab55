import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, MODEL } from "./story-services.ts";

const { fal, shop, orders, workAll, beginAnew } = await openElsewhereShop();
beforeEach(beginAnew);

const LIMIT = ENTITLEMENTS.free.hosted;

test("pieces of a person's stories beyond their tier's limit wait for their turn at services, and all are made", async () => {
  const stories: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const id = await orders.create({ prompt: "", board: boardBy([MODEL, MODEL, MODEL]) });
    await orders.work(id, "update");
    stories.push(id);
  }
  for (let round = 0; round < 12; round += 1) await shop.workOnce();
  const open = await shop.database
    .selectFrom("hosted_intent")
    .select("job_id")
    .where("state", "in", ["sending", "accepted", "put off"])
    .execute();
  expect([open.length, fal.orders.size]).toEqual([LIMIT, LIMIT]);
  const work = shop.orders.create(
    "usr_ada",
    { type: "text-to-image", model: MODEL, prompt: "a fox" },
    undefined,
    ["fal"],
  );
  await expect(work).rejects.toMatchObject({
    code: "HOSTED_FULL",
    details: { open: LIMIT, limit: LIMIT },
  });
  for (const id of stories) await workAll(id);
  expect(fal.orders.size).toBe(18);
  expect((await orders.standing(stories[5] ?? "")).artifacts.size).toBeGreaterThanOrEqual(3);
});

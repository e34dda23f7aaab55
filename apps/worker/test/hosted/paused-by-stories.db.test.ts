import { isPersonPaused } from "@kinora/database/hosted/postgres-policy-refusals";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, MODEL } from "./story-services.ts";

const { fal, shop, orders, workAll, beginAnew } = await openElsewhereShop();
const { database } = shop;

beforeEach(beginAnew);

const refusals = () => database.selectFrom("hosted_policy_refusal").selectAll().execute();

test("counts each picture of a story that a service refuses under its rules; five pause the person", async () => {
  const id = await orders.create({ prompt: "", board: boardBy([MODEL, MODEL, MODEL]) });
  fal.faults.submit.push(...Array<"policy">(6).fill("policy"));
  await orders.work(id, "update");
  await workAll(id);
  expect(await refusals()).toHaveLength(3);
  await orders.work(id, "update");
  await workAll(id);
  const refused = await database
    .selectFrom("hosted_intent")
    .select("for_job")
    .where("refusal", "=", "policy")
    .execute();
  // The sixth is not sent when the five before it are known in time.
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(await refusals()).toHaveLength(refused.length);
  expect(await isPersonPaused(database, refused[0]?.for_job ?? "", new Date())).toBe(true);
  await expect(orders.work(id, "update")).rejects.toMatchObject({ code: "HOSTED_PAUSED" });
});

test("counts each picture of a story that our own scan refuses", async () => {
  const id = await orders.create({ prompt: "", board: boardBy([MODEL, MODEL, MODEL]) });
  shop.generator.verdict = "hit";
  await orders.work(id, "update");
  await workAll(id);
  expect(await refusals()).toHaveLength(3);
});

test("counts a cancelled update whose pictures go on at the service once", async () => {
  const id = await orders.create({ prompt: "", board: boardBy([MODEL, MODEL, MODEL]) });
  await orders.work(id, "update");
  await shop.workOnce();
  expect(fal.orders.size).toBe(3);
  await database.updateTable("hosted_intent").set({ can_cancel: false }).execute();
  await orders.cancel(id);
  expect(await refusals()).toHaveLength(1);
});

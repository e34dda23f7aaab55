import { isPersonPaused } from "@kinora/database/hosted/postgres-policy-refusals";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, MODEL } from "./story-services.ts";

const { fal, shop, orders, workAll, beginAnew } = await openElsewhereShop();
const { database } = shop;

beforeEach(beginAnew);

test("counts each picture of a story that a service refuses under its rules; five pause the person", async () => {
  const id = await orders.create({ prompt: "", board: boardBy([MODEL, MODEL, MODEL]) });
  const refuseAll = async () => {
    fal.faults.submit.push("policy", "policy", "policy");
    await orders.work(id, "update");
    await workAll(id);
    expect(fal.faults.submit).toEqual([]);
  };
  await refuseAll();
  await refuseAll();
  const refused = await database
    .selectFrom("hosted_intent")
    .select("for_job")
    .where("refusal", "=", "policy")
    .execute();
  expect(refused).toHaveLength(6);
  const counted = await database.selectFrom("hosted_policy_refusal").selectAll().execute();
  expect(await isPersonPaused(database, refused[0]?.for_job ?? "", new Date())).toBe(true);
  expect(counted.length).toBeGreaterThanOrEqual(5);
});

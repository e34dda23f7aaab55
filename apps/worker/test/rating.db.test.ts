import { expect, test } from "vitest";
import { openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
await shop.orders.give("usr_ada", 1_000);

test.each([
  ["clean", true, { status: null, matureByHouse: "scan" }],
  ["clean", false, { status: null, matureByHouse: null }],
  ["unsure", true, { status: "review", matureByHouse: "scan" }],
  ["hit", true, { status: "rejected", matureByHouse: null }],
] as const)(
  "rates a work that the scan finds %s, and mature: %s",
  async (verdict, mature, made) => {
    const id = await shop.orders.create("usr_ada", { prompt: `a fox, ${verdict}` });
    Object.assign(shop.generator, { verdict, mature });
    await shop.workOnce();
    expect(await shop.creation(id)).toMatchObject({ ...made, matureByAuthor: false });
  },
);

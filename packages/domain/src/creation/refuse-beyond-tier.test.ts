import { expect, test } from "vitest";
import { refuseFullHosted, refuseTooManyWorks } from "./refuse-beyond-tier.ts";

const own = { atWork: 1, waiting: 1 };
const table = {
  free: { ...own, worksAPress: 2, hosted: 3 },
  basic: { ...own, worksAPress: 4, hosted: 3 },
  pro: { ...own, worksAPress: 4, hosted: 9 },
};
const rules = (canRise: boolean) => ({ table, canRise });
const press = (works: number, canRise: boolean) => () =>
  refuseTooManyWorks("free", works, rules(canRise));
const [there, here] = [{ engine: "fal" }, { engine: "studio" }];

const order = (open: number, recipes: readonly { engine: string }[], canRise = false) =>
  refuseFullHosted(
    { lockPerson: async () => {}, countOpen: async () => open },
    { id: "usr_ada", tier: "free" },
    recipes,
    rules(canRise),
  );

test("limits the works of one order by the tier", () => {
  expect(press(2, true)).not.toThrow();
  expect(press(3, false)).toThrow(
    expect.objectContaining({ code: "TOO_MANY_WORKS", details: { limit: 2 } }),
  );
});

test("names a sufficient tier only when it can be bought", async () => {
  expect(press(3, true)).toThrow(expect.objectContaining({ details: { limit: 2, tier: "basic" } }));
  // No tier allows that many.
  expect(press(5, true)).toThrow(expect.objectContaining({ details: { limit: 2 } }));
  await expect(order(3, [there], true)).rejects.toMatchObject({
    ...{ code: "HOSTED_FULL", details: { open: 3, limit: 3, tier: "pro" } },
  });
});

test("limits concurrent works at services, ignoring works made on this machine", async () => {
  await order(2, [there]);
  await order(3, [here, here]);
  await order(1, [there, here, there]);
  await expect(order(2, [there, there])).rejects.toMatchObject({
    ...{ code: "HOSTED_FULL", details: { open: 2, limit: 3 } },
  });
});

import { expect, test } from "vitest";
import { refuseFullHosted, refuseFullPrivate, refuseTooManyWorks } from "./refuse-beyond-tier.ts";

const own = { privateWorks: 3 };
const table = {
  free: { ...own, worksAPress: 2, hosted: 3 },
  basic: { ...own, worksAPress: 4, hosted: 3 },
  pro: { ...own, worksAPress: 4, hosted: 9, privateWorks: 9 },
};
const press = (works: number) => () => refuseTooManyWorks("free", works, table);
const [there, here] = [{ engine: "fal" }, { engine: "studio" }];

const order = (open: number, recipes: readonly { engine: string }[]) =>
  refuseFullHosted(
    { lockPerson: async () => {}, countOpen: async () => open },
    { id: "usr_ada", tier: "free" },
    recipes,
    table,
  );

test("limits the works of one order by the tier", () => {
  expect(press(2)).not.toThrow();
  expect(press(4 + 1)).toThrow(
    expect.objectContaining({ code: "TOO_MANY_WORKS", details: { limit: 2 } }),
  );
});

test("names the lowest tier that allows it, if any", async () => {
  expect(press(3)).toThrow(expect.objectContaining({ details: { limit: 2, tier: "basic" } }));
  // No tier allows that many.
  expect(press(5)).toThrow(expect.objectContaining({ details: { limit: 2 } }));
  await expect(order(3, [there])).rejects.toMatchObject({
    ...{ code: "HOSTED_FULL", details: { open: 3, limit: 3, tier: "pro" } },
  });
});

test("limits concurrent works at services, ignoring works made on this machine", async () => {
  await order(2, [there]);
  await order(3, [here, here]);
  await order(1, [there, here, there]);
  await expect(order(2, [there, there])).rejects.toMatchObject({
    ...{ code: "HOSTED_FULL", details: { open: 2, limit: 3, tier: "pro" } },
  });
});

test("limits private works, counting those of an order together", async () => {
  const keep = (there: number, more: number) =>
    refuseFullPrivate(
      {
        creations: { countPrivate: async (_userId, most) => Math.min(there, most) },
        queue: { lockPerson: async () => {} },
      },
      { id: "usr_ada", tier: "free" },
      more,
      table,
    );
  await keep(1, 2);
  await keep(7, 0);
  await expect(keep(2, 2)).rejects.toMatchObject({
    ...{ code: "PRIVATE_FULL", details: { limit: 3, tier: "pro" } },
  });
});

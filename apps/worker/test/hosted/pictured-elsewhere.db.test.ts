import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresCaseReader } from "@kinora/database/moderation/postgres-case-reader";
import { postgresHolds } from "@kinora/database/moderation/postgres-holds";
import type { SubmitFault } from "@kinora/provider-simulators/faults";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, MODEL, MODEL_GEMS, MODEL_MILLS } from "./story-services.ts";

const ada = "usr_ada";
const { fal, budgets, shop, orders, ordersOf, balance, spending, workAll, beginAnew } =
  await openElsewhereShop();
const { database, storyEngine } = shop;

const painted = () => storyEngine.made.filter(({ kind }) => kind === "picture").length;
const open = (...board: Parameters<typeof boardBy>) =>
  orders.create({ prompt: "", board: boardBy(...board) });

beforeEach(beginAnew);

test("has each scene pictured by the service it names, requested once, painting others meanwhile, at each one's own price", async () => {
  const before = await balance();
  const id = await open([MODEL, undefined, PAINTER], { pictures: MODEL });
  await orders.work(id, "update");
  expect((await spending(id)).map(({ mills }) => Number(mills))).toEqual([
    MODEL_MILLS,
    MODEL_MILLS,
  ]);
  await workAll(id);
  const [first, ...rest] = [...fal.orders.values()];
  expect(rest).toHaveLength(1);
  expect(first?.input).toMatchObject({
    prompt:
      "a fox, A fox finds a lantern. Ember: a small orange fox. In the style of an animated film.",
  });
  expect(painted()).toBe(1);
  expect(await balance()).toBe(before - 2 * MODEL_GEMS - 1);
  expect((await spending(id)).every(({ state }) => state === "settled")).toBe(true);
  // Neither another title nor the film makes it request finished pictures again.
  await orders.change(id, (board) => ({ ...board, title: "Another" }));
  await orders.work(id, "update");
  await workAll(id);
  await orders.render(id);
  await workAll(id);
  expect(fal.orders.size).toBe(2);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

test("refuses a film until services have made its pictures", async () => {
  const id = await open([MODEL]);
  await expect(orders.render(id)).rejects.toMatchObject({ code: "STORY_UNPICTURED" });
  expect(fal.orders.size).toBe(0);
});

test("keeps pictures paid for at a service when a newer engine repaints the others", async () => {
  const id = await open([MODEL]);
  await orders.work(id, "update");
  await workAll(id);
  const newer = ordersOf(ada, { ...storyEngine.versions, picture: "newer" });
  const { orders: told, keys, artifacts } = await newer.standing(id);
  expect(told.scenes.map(({ picture }) => artifacts.has(keys.of(picture)))).toEqual([
    ...[true, false, false],
  ]);
});

test.each<[SubmitFault, number]>([
  ["lost before", 0],
  ["500 before", 0],
  ["quota", 0],
  ["auth", 0],
])("makes no second request after %s, and refunds the picture's gems", async (fault, billed) => {
  const before = await balance();
  fal.faults.submit.push(fault);
  const id = await open([MODEL]);
  await orders.work(id, "update");
  await workAll(id);
  expect(fal.orders.size).toBe(billed);
  expect(await balance()).toBe(before - 2);
  const said = { code: "picture.notMade", params: { service: "fal", why: "failed" } };
  expect(Object.values((await orders.find(id)).failures)).toEqual([said]);
  expect(painted()).toBe(2);
});

test.each<SubmitFault>(["lost after", "500 after", "broken off", "unreadable"])(
  "finds the order again after %s and pays once",
  async (fault) => {
    const before = await balance();
    fal.faults.submit.push(fault);
    const id = await open([MODEL]);
    await orders.work(id, "update");
    await workAll(id);
    expect(fal.orders.size).toBe(1);
    expect((await orders.find(id)).failures).toEqual({});
    expect(await balance()).toBe(before - MODEL_GEMS - 2);
  },
);

test("reports a policy refusal, and paints the scene only when its author switches to the painter", async () => {
  const before = await balance();
  fal.faults.submit.push("policy");
  const id = await open([MODEL]);
  await orders.work(id, "update");
  await workAll(id);
  const { failures } = await orders.find(id);
  expect(Object.values(failures)).toEqual([{ code: "hosted.policy", params: {} }]);
  expect(painted()).toBe(2);
  expect(await balance()).toBe(before - 2);
  await orders.change(id, (board) => ({
    ...board,
    scenes: board.scenes.map((scene, index) =>
      index === 0 ? { ...scene, pictures: PAINTER } : scene,
    ),
  }));
  await orders.work(id, "update");
  await workAll(id);
  expect(painted()).toBe(3);
  expect(await balance()).toBe(before - 3);
});

test("never shows a picture that the scan refuses, and charges no gems for it", async () => {
  const before = await balance();
  shop.generator.verdict = "hit";
  const id = await open([MODEL]);
  await orders.work(id, "update");
  await workAll(id);
  const said = { code: "picture.notMade", params: { service: "fal", why: "unsafe" } };
  expect(Object.values((await orders.find(id)).failures)).toEqual([said]);
  expect(await balance()).toBe(before - 2);
});

test("keeps a picture that is known as child abuse apart, as a case for the admins", async () => {
  shop.generator.verdict = "known";
  const id = await open([MODEL]);
  await orders.work(id, "update");
  await workAll(id);
  const said = { code: "picture.notMade", params: { service: "fal", why: "unsafe" } };
  expect(Object.values((await orders.find(id)).failures)).toEqual([said]);
  const viewer = { id: "usr_olivia", role: "owner" } as const;
  const cases = await postgresCaseReader(database).list({ viewer, most: 10, now: new Date() });
  expect(cases).toMatchObject([{ known: true, outOfSight: true }]);
  const held = cases[0]?.creationId ?? "";
  const facts = await postgresHolds(database).find(
    held,
    { id: "usr_olivia", role: "owner" },
    new Date(),
  );
  expect(facts).toMatchObject({
    ...{ kind: "image", withheld: true, account: { id: ada } },
    prompt: expect.stringContaining("A fox finds a lantern"),
  });
  expect(facts?.files.map(({ role }) => role)).toContain("main");
});

test("orders and holds nothing for a user without access or without budget", async () => {
  const id = await open([MODEL]);
  await expect(ordersOf(ada).work(id, "update")).rejects.toMatchObject({
    code: "MODEL_UNAVAILABLE",
  });
  Object.assign(budgets.given, { day: 0, month: 0 });
  await expect(orders.work(id, "update")).rejects.toMatchObject({ code: "HOSTED_GIVEN_SPENT" });
  expect(await spending(id)).toEqual([]);
  expect((await shop.ledger.balance(ada, new Date())).held).toBe(0);
});

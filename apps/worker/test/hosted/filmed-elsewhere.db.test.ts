import type { SceneFootage } from "@kinora/contracts/story/board";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import type { SubmitFault } from "@kinora/provider-simulators/faults";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, CLIP, CLIP_GEMS, CLIP_MILLS, MODEL, MODEL_GEMS } from "./story-services.ts";

const ada = "usr_ada";
const { fal, budgets, shop, orders, ordersOf, balance, spending, workAll, beginAnew } =
  await openElsewhereShop();
const { database, storyEngine } = shop;

const begun = (kind: string) => storyEngine.made.filter((order) => order.kind === kind);
const inputs = () => [...fal.orders.values()].map(({ input }) => input as Record<string, unknown>);
const open = (clips: readonly (SceneFootage | undefined)[], makers: string[] = []) =>
  orders.create({ prompt: "", board: boardBy(makers, { clips }) });
const failures = async (id: string) => Object.values((await orders.find(id)).failures);
const setScene = (id: string, at: number, change: object) =>
  orders.change(id, (board) => ({
    ...board,
    scenes: board.scenes.map((scene, index) => (index === at ? { ...scene, ...change } : scene)),
  }));
/** Opens a story with these clips and has everything in it made. */
async function made(...board: Parameters<typeof open>) {
  const id = await open(...board);
  await orders.work(id, "update");
  await workAll(id);
  return id;
}

beforeEach(beginAnew);

test("has a scene filmed from its picture once, at its own price, and the film shows it", async () => {
  const before = await balance();
  const id = await open([CLIP], [MODEL]);
  await orders.work(id, "update");
  expect((await spending(id)).map(({ mills }) => Number(mills)).sort()).toEqual([CLIP_MILLS, 40]);
  await workAll(id);
  expect(await failures(id)).toEqual([]);
  const [picture, clip, ...rest] = inputs();
  expect(rest).toEqual([]);
  expect(picture).not.toHaveProperty("image_url");
  expect(clip).toMatchObject({
    prompt:
      "a fox, A fox finds a lantern. Ember: a small orange fox. In the style of an animated film.",
    duration: "4",
    seed: 11,
    image_url: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(await balance()).toBe(before - MODEL_GEMS - CLIP_GEMS - 2);
  expect((await spending(id)).every(({ state }) => state === "settled")).toBe(true);
  // Neither another caption nor the film makes it request the finished clip again.
  await setScene(id, 0, { caption: "Another" });
  await orders.render(id);
  await workAll(id);
  expect(fal.orders.size).toBe(2);
  const motions = begun("motion") as { footage?: { model: string } }[];
  expect(motions.map(({ footage }) => footage?.model ?? null).sort()).toEqual([
    ...[null, null, CLIP.model],
  ]);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

test("keeps a paid clip when its words are spoken anew or the painter improves, not when the scene looks different", async () => {
  const id = await made([CLIP]);
  const isMade = async (versions = storyEngine.versions) => {
    const { orders: told, keys, artifacts } = await ordersOf(ada, versions).standing(id);
    const footage = told.scenes[0]?.footage;
    return footage ? artifacts.has(keys.of(footage)) : null;
  };
  expect(await isMade()).toBe(true);
  expect(await isMade({ ...storyEngine.versions, picture: "newer" })).toBe(true);
  await setScene(id, 0, { narration: "Something that takes a good deal longer to say aloud." });
  expect(await isMade()).toBe(true);
  await setScene(id, 0, { visual: "an owl on a roof" });
  expect(await isMade()).toBe(false);
  await orders.step(id, "undo");
  expect(await isMade()).toBe(true);
  await setScene(id, 0, { footage: undefined });
  expect(await isMade()).toBe(null);
});

test("refuses a film until services have made its clips", async () => {
  const id = await open([CLIP]);
  await expect(orders.render(id)).rejects.toMatchObject({ code: "STORY_UNFILMED" });
  expect(fal.orders.size).toBe(0);
});

test("films only the scenes that are asked for", async () => {
  const before = await balance();
  const id = await open([CLIP, CLIP]);
  await orders.work(id, "update", { scenes: ["s2"] });
  await workAll(id);
  expect(fal.orders.size).toBe(1);
  expect(await balance()).toBe(before - CLIP_GEMS - 1);
});

test("has the clip made by a preview that lacks it, at the same price", async () => {
  const before = await balance();
  const id = await open([CLIP]);
  await orders.work(id, "preview", { scenes: ["s1"] });
  await workAll(id);
  expect(begun("assembly")).toHaveLength(1);
  expect(await balance()).toBe(before - CLIP_GEMS - 1);
});

test.each<SubmitFault>(["lost before", "500 before", "quota", "auth"])(
  "makes no second request after %s, and refunds the clip's gems",
  async (fault) => {
    const before = await balance();
    fal.faults.submit.push(fault);
    const id = await made([CLIP]);
    expect(fal.orders.size).toBe(0);
    expect(await balance()).toBe(before - 3);
    const said = { code: "footage.notMade", params: { service: "fal", why: "failed" } };
    expect(await failures(id)).toEqual([said]);
  },
);

test.each<SubmitFault>(["lost after", "500 after", "broken off", "unreadable"])(
  "finds the clip's order again after %s and pays once",
  async (fault) => {
    const before = await balance();
    fal.faults.submit.push(fault);
    const id = await made([CLIP]);
    expect(fal.orders.size).toBe(1);
    expect(await failures(id)).toEqual([]);
    expect(await balance()).toBe(before - CLIP_GEMS - 3);
  },
);

test("reports a policy refusal, and lets the camera move only when its author says so", async () => {
  fal.faults.submit.push("policy");
  const id = await made([CLIP]);
  expect(await failures(id)).toEqual([{ code: "hosted.policy", params: {} }]);
  await expect(orders.render(id)).rejects.toMatchObject({ code: "STORY_UNFILMED" });
  await setScene(id, 0, { footage: undefined });
  await orders.render(id);
  await workAll(id);
});

test("never shows a clip that the scan refuses, and charges no gems for it", async () => {
  const before = await balance();
  shop.generator.verdict = "hit";
  const id = await made([CLIP], [PAINTER]);
  const said = { code: "footage.notMade", params: { service: "fal", why: "unsafe" } };
  expect(await failures(id)).toEqual([said]);
  expect(await balance()).toBe(before - 3);
});

test("orders and holds nothing for a user without access or without budget", async () => {
  const id = await open([CLIP]);
  await expect(ordersOf(ada).work(id, "update")).rejects.toMatchObject({
    code: "MODEL_UNAVAILABLE",
  });
  Object.assign(budgets.given, { day: 0, month: 0 });
  await expect(orders.work(id, "update")).rejects.toMatchObject({ code: "HOSTED_GIVEN_SPENT" });
  expect(await spending(id)).toEqual([]);
  expect((await shop.ledger.balance(ada, new Date())).held).toBe(0);
});

test("keeps a locked scene's clip whatever happens around it", async () => {
  const id = await made([CLIP, { ...CLIP, continues: true }]);
  await setScene(id, 1, { locked: true });
  await setScene(id, 0, { visual: "an owl on a roof" });
  await orders.change(id, (board) => ({
    ...board,
    settings: { ...board.settings, style: "anime" },
  }));
  const { orders: told, keys, artifacts } = await orders.standing(id);
  const isMade = told.scenes.map(({ footage }) => footage && artifacts.has(keys.of(footage)));
  expect(isMade).toEqual([false, true, null]);
});

const FOLLOWS: SceneFootage = { ...CLIP, continues: true };

test("begins a scene with the last frame of the one before, in one order", async () => {
  const before = await balance();
  const id = await made([CLIP, FOLLOWS, FOLLOWS]);
  expect(await failures(id)).toEqual([]);
  expect(fal.orders.size).toBe(3);
  expect(begun("last-frame")).toHaveLength(2);
  // Each begins with another picture.
  expect(new Set(inputs().map(({ image_url }) => image_url)).size).toBe(3);
  expect(await balance()).toBe(before - 3 * CLIP_GEMS - 3);
  storyEngine.made.length = 0;
  await orders.render(id);
  await workAll(id);
  expect(begun("last-frame")).toEqual([]);
  expect(fal.orders.size).toBe(3);
});

test("asked for a scene that continues another, has both filmed at the price of both", async () => {
  const before = await balance();
  const id = await open([CLIP, FOLLOWS, FOLLOWS]);
  await orders.work(id, "update", { scenes: ["s2"] });
  await workAll(id);
  expect(fal.orders.size).toBe(2);
  expect(await balance()).toBe(before - 2 * CLIP_GEMS - 2);
  await orders.work(id, "update", { scenes: ["s3"] });
  await workAll(id);
  expect(fal.orders.size).toBe(3);
});

test("does not film what would begin with a clip that failed, and charges for neither", async () => {
  const before = await balance();
  fal.endings.push("failed");
  const id = await made([CLIP, FOLLOWS]);
  expect(await failures(id)).toHaveLength(1);
  expect(fal.orders.size).toBe(1);
  expect(await balance()).toBe(before - 3);
  expect((await shop.ledger.balance(ada, new Date())).held).toBe(0);
});

import { InputRefused } from "@kinora/domain/creation/input-refused";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, describe, expect, test } from "vitest";
import { Interruption } from "../src/job/interruption.ts";
import { openStoryShop } from "./story-shop.ts";
import { ORDERED } from "./workshop.ts";

const all = await openStoryShop();
beforeEach(() => {
  all.storyEngine.hinder = async () => {};
  all.storyEngine.taken();
});

test("takes a sentence to a film and charges each step when it is delivered", async () => {
  const before = (await all.balance()).available;
  const id = await all.orders.create({ prompt: "a fox finds a lantern" });
  expect(await all.orders.find(id)).toMatchObject({ board: null, version: 0 });
  expect((await all.balance()).available).toBe(before - 1);
  await all.workAll();
  expect((await all.orders.find(id)).board?.scenes).toHaveLength(3);
  await all.orders.work(id, "update");
  expect(await all.balance()).toMatchObject({ held: 3 });
  await all.workAll();
  expect(all.storyEngine.taken()).toEqual([
    ...Array(3).fill("narration"),
    ...Array(3).fill("picture"),
  ]);
  const { timeline } = (await all.orders.standing(id)).orders;
  const { seconds } = timeline;
  const creation = await all.orders.render(id);
  await all.workAll();
  expect(all.storyEngine.taken()).toEqual([
    "assembly",
    ...Array(3).fill("caption"),
    ...Array(3).fill("motion"),
    "score",
  ]);
  expect(await all.shop.creation(creation)).toMatchObject({
    kind: "story",
    status: null,
    duration: seconds,
    chapters: writtenBoard().scenes.map((_, index) => ({
      title: expect.any(String),
      start: timeline.scenes[index]?.start,
    })),
    recipe: { story: { storyId: id, board: { title: "a fox finds a lantern" } } },
    gems: { settled: Math.ceil(seconds / 3) },
  });
  const files = await all.shop.database
    .selectFrom("creation_media")
    .select(["role", "label"])
    .where("creation_id", "=", creation)
    .execute();
  expect(files.map(({ role, label }) => `${role} ${label}`.trim()).sort()).toEqual(
    ["download SRT", "download VTT", "main", "poster", "preview", "thumbnail"].sort(),
  );
  expect((await all.balance()).available).toBe(before - 1 - 3 - Math.ceil(seconds / 3));
  await all.checkBooks();
});

test("makes previews small, once, and free when the pictures exist", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  await all.orders.work(id, "update");
  await all.workAll();
  all.storyEngine.taken();
  const before = (await all.balance()).available;
  await all.orders.work(id, "preview");
  await all.workAll();
  expect(
    all.storyEngine.made.every((order) => !("quality" in order) || order.quality === "small"),
  ).toBe(true);
  expect(all.storyEngine.taken()).toHaveLength(8);
  await all.orders.work(id, "preview");
  await all.workAll();
  expect(all.storyEngine.taken()).toEqual([]);
  await all.orders.work(id, "preview", { scenes: ["s2"] });
  await all.workAll();
  expect(all.storyEngine.taken()).toEqual(["assembly"]);
  expect((await all.balance()).available).toBe(before);
});

test("charges only the finished part of an update, and continues with the rest", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  all.storyEngine.hinder = async (order) => {
    if (order.kind === "picture" && "visual" in order && order.visual.includes("At home"))
      throw new Error("broken");
    if (order.kind === "narration" && order.text.includes("lantern")) {
      throw new InputRefused({ code: "voice.nothingToSay", params: {} });
    }
  };
  await all.orders.work(id, "update");
  await all.workAll();
  const made = all.storyEngine.taken();
  expect(made.filter((kind) => kind === "picture")).toHaveLength(2 + 3);
  expect(made.filter((kind) => kind === "narration")).toHaveLength(3);
  expect((await all.balance()).available).toBe(before - 2);
  const { failures } = await all.orders.find(id);
  expect(Object.values(failures)).toHaveLength(2);
  expect(Object.values(failures)).toEqual(
    expect.arrayContaining([
      { code: "story.pieceUnmade", params: { piece: "picture" } },
      { code: "voice.nothingToSay", params: {} },
    ]),
  );
  await expect(all.orders.render(id)).rejects.toMatchObject({
    code: "STORY_UNSAYABLE",
    said: { sentence: { code: "voice.nothingToSay" } },
  });
  all.storyEngine.hinder = async () => {};
  await all.orders.work(id, "update");
  await all.workAll();
  expect(all.storyEngine.taken()).toEqual(["narration", "picture"]);
  expect((await all.balance()).available).toBe(before - 3);
  await all.checkBooks();
});

test.each(["update", "render"] as const)(
  "charges an %s that is cancelled midway once for the pictures that arrived",
  async (work) => {
    const id = await all.orders.create({ prompt: "", board: writtenBoard() });
    const before = (await all.balance()).available;
    const film = work === "render" ? await all.orders.render(id) : null;
    if (film === null) await all.orders.work(id, "update");
    const job = await all.shop.claims.claim(ORDERED, new Date());
    if (!job) throw new Error("nothing to claim");
    const begun = Promise.withResolvers<void>();
    const stop = new AbortController();
    all.storyEngine.hinder = async (order, signal) => {
      if (!("visual" in order && order.visual.includes("At home"))) return;
      begun.resolve();
      await new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
      );
    };
    const attempt = all.shop.attempt(job, stop.signal);
    await begun.promise;
    // The third picture may begin while the commit of another is still in progress.
    await expect
      .poll(
        async () =>
          (await all.states(id)).filter(({ picture }) => picture.state === "fresh").length,
      )
      .toBe(2);
    if (film === null) await all.orders.cancel(id);
    else await all.shop.orders.act("usr_ada", film, "cancel");
    stop.abort(new Interruption("cancelled"));
    await attempt;
    expect((await all.balance()).available).toBe(before - 2);
    if (film !== null) {
      const { gems } = (await all.shop.creation(film)) ?? {};
      expect(gems).toMatchObject({ settled: 2, refunded: (gems?.held ?? 0) - 2 });
    }
    all.storyEngine.hinder = async () => {};
    await all.orders.work(id, "update");
    await all.workAll();
    expect((await all.balance()).available).toBe(before - 3);
    await all.checkBooks();
  },
);

test("marks what is edited during an update as stale when it ends, and loses nothing", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  await all.orders.work(id, "update");
  let edited = false;
  let atWork: readonly string[] = [];
  const looked = Promise.withResolvers<void>();
  all.storyEngine.hinder = async (order) => {
    if (order.kind !== "picture") return;
    // No picture may finish before the states are read, because it would be stale instead of
    // missing.
    if (edited) return looked.promise;
    edited = true;
    await all.orders.change(id, (board) => {
      for (const scene of board.scenes) scene.visual = `${scene.visual} at night`;
      return board;
    });
    atWork = (await all.states(id)).map(({ picture }) => picture.state);
    looked.resolve();
  };
  await all.workAll();
  // None of the pictures in progress belongs to the edited board.
  expect(atWork).toEqual(["missing", "missing", "missing"]);
  const { board, failure } = await all.orders.find(id);
  expect(board?.scenes[0]?.visual).toMatch(/ at night$/);
  expect(failure).toBeNull();
  const states = await all.states(id);
  expect(states.map(({ picture }) => picture.state)).toEqual(["stale", "stale", "stale"]);
  expect(states.map(({ narration }) => narration.state)).toEqual(["fresh", "fresh", "fresh"]);
  expect((await all.balance()).available).toBe(before - 3);
  await all.orders.step(id, "undo");
  expect((await all.states(id))[0]?.picture.state).toBe("fresh");
  await all.checkBooks();
});

test("does not charge a failed film, and reuses its artifacts when it is rendered again", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  await all.orders.work(id, "update");
  await all.workAll();
  const before = (await all.balance()).available;
  all.storyEngine.hinder = async (order) => {
    if (order.kind === "assembly") throw new Error("broken");
  };
  const creation = await all.orders.render(id);
  await all.workAll();
  expect(await all.shop.creation(creation)).toMatchObject({
    status: "failed",
    failureClass: "engine",
  });
  expect((await all.balance()).available).toBe(before);
  all.storyEngine.taken();
  all.storyEngine.hinder = async () => {};
  const { seconds } = (await all.orders.standing(id)).orders.timeline;
  expect(await all.renderAgain(id)).toEqual(["assembly"]);
  expect((await all.balance()).available).toBe(before - Math.ceil(seconds / 3));
  await all.checkBooks();
});

describe("story that continues automatically", () => {
  const wish = { prompt: "a fox finds a lantern", until: "render", spendAtMost: 100 } as const;

  test("continues to the film while there are enough gems", async () => {
    const id = await all.orders.create(wish);
    await all.workAll();
    const { renderCreationId, until } = await all.orders.find(id);
    expect((await all.shop.creation(renderCreationId ?? ""))?.status).toBeNull();
    expect(until).toBeNull();
    expect(await all.noticesAbout(id)).toEqual([]);
    await all.checkBooks();
  });

  test("stops before it exceeds the spending limit, and reports it", async () => {
    const before = (await all.balance()).available;
    const id = await all.orders.create({ ...wish, spendAtMost: 4 });
    await all.workAll();
    expect(await all.orders.find(id)).toMatchObject({ renderCreationId: null, until: null });
    const pause = { code: "SPEND_LIMIT", next: "render", left: 0 };
    expect((await all.orders.find(id)).pause).toMatchObject(pause);
    expect(await all.noticesAbout(id)).toEqual(["action"]);
    expect((await all.balance()).available).toBe(before - 4);
  });

  test("stops after a failure", async () => {
    all.storyEngine.hinder = async (order) => {
      if (order.kind === "picture") throw new Error("broken");
    };
    const before = (await all.balance()).available;
    const id = await all.orders.create(wish);
    await all.workAll();
    expect(await all.noticesAbout(id)).toEqual(["story fail"]);
    expect((await all.balance()).available).toBe(before - 1);
    await all.checkBooks();
  });
});

test("an attempt that lost its claim adds no artifact and pays nothing", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const before = (await all.balance()).available;
  await all.orders.work(id, "update");
  const first = await all.shop.claims.claim(ORDERED, new Date());
  if (!first) throw new Error("nothing to claim");
  await all.shop.claims.release(first);
  const second = await all.shop.claims.claim(ORDERED, new Date());
  await all.shop.attempt(first);
  const artifacts = all.shop.database
    .selectFrom("story_piece")
    .select("key")
    .where("story_id", "=", id);
  expect(await artifacts.execute()).toEqual([]);
  if (second) await all.shop.attempt(second);
  expect(await artifacts.execute()).toHaveLength(6);
  expect((await all.balance()).available).toBe(before - 3);
});

import { findUnreferenced } from "@kinora/database/creation/media-references";
import { postgresGemStatement } from "@kinora/database/gem/postgres-gem-statement";
import { readStoryCovers } from "@kinora/database/story/read-story-covers";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, describe, expect, test } from "vitest";
import { openStoryShop } from "./story-shop.ts";
import { ORDERED } from "./workshop.ts";

const all = await openStoryShop();
beforeEach(() => {
  all.storyEngine.hinder = async () => {};
  all.storyEngine.taken();
});

describe("orders", () => {
  test("makes one film for a repeated key and refuses another body", async () => {
    const id = await all.rendered();
    await all.orders.change(id, (board) => ({ ...board, title: "Light" }));
    const { version } = await all.orders.find(id);
    const [one, two] = await Promise.all([
      all.orders.render(id, { key: "film" }),
      all.orders.render(id, { key: "film" }),
    ]);
    expect(one).toBe(two);
    await all.workAll();
    await expect(all.orders.render(id, { key: "film", gems: 99 })).rejects.toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect((await all.orders.find(id)).version).toBe(version);
  });

  test("refuses the second of two saves of one version", async () => {
    const id = await all.orders.create({ prompt: "", board: writtenBoard() });
    const save = (title: string) => all.orders.change(id, (board) => ({ ...board, title }), 1);
    const results = await Promise.allSettled([save("One"), save("Two")]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: "STORY_CHANGED" });
  });

  test("orders nothing when the price has changed since it was shown", async () => {
    const id = await all.orders.create({ prompt: "", board: writtenBoard() });
    await expect(all.orders.work(id, "update", { gems: 2 })).rejects.toMatchObject({
      code: "STORY_PRICE_CHANGED",
      details: { gems: 3 },
      said: { explanation: { code: "price.pictures", params: { pictures: 3, gems: 1 } } },
    });
    await expect(all.orders.render(id, { gems: 1 })).rejects.toMatchObject({
      code: "STORY_PRICE_CHANGED",
    });
    expect(await all.shop.workOnce()).toBeNull();
  });

  test("orders scenes with a shared picture for the sum of their shown prices, and charges the picture once", async () => {
    const board = writtenBoard();
    const [first, ...others] = board.scenes;
    const twin = { ...structuredClone(first), id: "twin" };
    const scenes = [first, twin, ...others] as typeof board.scenes;
    const id = await all.orders.create({ prompt: "", board: { ...board, scenes } });
    const before = (await all.balance()).available;
    await all.orders.work(id, "update", { gems: 2, scenes: ["s1", "twin"] });
    expect((await all.balance()).available).toBe(before - 1);
    await all.workAll();
    expect((await all.balance()).available).toBe(before - 1);
    await all.checkBooks();
  });

  test("leaves nothing behind without enough gems", async () => {
    const poor = all.ordersOf("usr_bruno");
    await expect(poor.create({ prompt: "a fox" })).rejects.toMatchObject({
      code: "INSUFFICIENT_GEMS",
    });
    const mine = all.shop.database
      .selectFrom("story")
      .select("id")
      .where("user_id", "=", "usr_bruno");
    expect(await mine.execute()).toEqual([]);
    const id = await poor.create({ prompt: "", board: writtenBoard() });
    await expect(poor.render(id)).rejects.toMatchObject({ code: "INSUFFICIENT_GEMS" });
    expect((await poor.find(id)).renderCreationId).toBeNull();
    expect(await all.shop.workOnce()).toBeNull();
    await expect(all.orders.work(id, "update")).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
  });
});

test("dates the payment of story work at its end", async () => {
  const { shop, orders, workAll, storyEngine } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  let drawn = 0;
  storyEngine.hinder = async () => {
    drawn = Date.now();
  };
  await orders.work(id, "update");
  await workAll();
  const statement = postgresGemStatement(shop.database);
  const [line] = await statement.entries("usr_ada", { before: null, limit: 1 });
  const receipt = await statement.receipt("usr_ada", line?.receiptId ?? "");
  const paid = receipt?.steps.find(({ step }) => step === "settle");
  expect(paid?.at.getTime()).toBeGreaterThanOrEqual(drawn);
  expect(paid?.note).toBeNull();
});

test("keeps artifact files as long as their story, and names the story in receipts", async () => {
  const { shop, orders, workAll } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await orders.work(id, "update");
  await workAll();
  const files = shop.database.selectFrom("story_piece_file").select("hash");
  const hashes = (await files.where("story_id", "=", id).execute()).map(({ hash }) => hash);
  expect(hashes.length).toBeGreaterThan(3);
  expect(await findUnreferenced(shop.database, hashes)).toEqual([]);
  const statement = postgresGemStatement(shop.database);
  const [line] = await statement.entries("usr_ada", { before: null, limit: 1 });
  const purpose = { source: "create", subject: { noun: "story", id } };
  expect(line).toMatchObject({ amount: -3, purpose });
  const receipt = await statement.receipt("usr_ada", line?.receiptId ?? "");
  expect(receipt).toMatchObject({
    title: { code: "story.ordered", params: { task: "update" } },
    purpose,
  });
  const [cover] = await readStoryCovers(shop.database, "usr_ada", [id]);
  expect(cover).toMatchObject({ id, picture: { width: expect.any(Number) } });
  expect(hashes).toContain(cover?.picture?.hash);
  expect(await readStoryCovers(shop.database, "usr_bruno", [id])).toEqual([]);
  await orders.remove(id);
  // Other stories in these tests may use the same pictures, so only this story's references are
  // checked.
  const left = shop.database
    .selectFrom("story_piece_file")
    .select("hash")
    .where("story_id", "=", id);
  expect(await left.execute()).toEqual([]);
});

test("works on only one story per user at a time", async () => {
  const ids = [
    await all.orders.create({ prompt: "a fox finds a lantern" }),
    await all.orders.create({ prompt: "an owl finds a lantern" }),
  ];
  const claim = () => all.shop.claims.claim(ORDERED, new Date());
  const first = await claim();
  expect(first).toMatchObject({ subject: { id: ids[0] } });
  expect(await claim()).toBeNull();
  const other = all.ordersOf("usr_bruno");
  await all.shop.orders.give("usr_bruno", 10);
  const his = await other.create({ prompt: "a bear finds a lantern" });
  const second = await claim();
  expect(second).toMatchObject({ subject: { id: his } });
  for (const job of [first, second]) if (job) await all.shop.attempt(job);
  await all.workAll();
  expect((await all.orders.find(ids[1] ?? "")).board).not.toBeNull();
});

describe("a long story yields between two artifacts to waiting jobs and resumes afterwards", () => {
  const others = all.ordersOf("usr_bruno");
  /** Runs the next job while another user waits; each artifact takes as long as a turn. */
  const beginBeside = async () => {
    const { shop, storyEngine } = all;
    storyEngine.taken();
    storyEngine.hinder = async () => {
      shop.clock.ahead += 30_000;
    };
    await shop.orders.give("usr_bruno", 10);
    const job = await shop.claims.claim(ORDERED, new Date());
    const his = await others.create({ prompt: "a bear finds a lantern" });
    if (job) await shop.attempt(job);
    const begun = storyEngine.made.length;
    expect(await shop.workOnce()).toMatchObject({ subject: { id: his } });
    return begun;
  };

  test("while its pictures and voices are made", async () => {
    const { shop, orders, storyEngine, workAll } = all;
    const before = (await all.balance()).available;
    const long = await orders.create({ prompt: "", board: writtenBoard() });
    await orders.work(long, "update");
    const begun = await beginBeside();
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(6);
    // Nobody else waits any more: the rest is made in one attempt, and nothing twice.
    expect(await shop.workOnce()).toMatchObject({ subject: { id: long }, suspect: false });
    expect(storyEngine.taken()).toEqual([
      ...["narration", "narration", "narration"],
      ...["picture", "picture", "picture"],
    ]);
    await workAll();
    expect((await all.balance()).available).toBe(before - 3);
    await all.checkBooks();
  });

  test("while its film is made", async () => {
    const { shop, orders, storyEngine, workAll } = all;
    const long = await orders.create({ prompt: "", board: writtenBoard({ title: "Slow" }) });
    const film = await orders.render(long);
    expect(await beginBeside()).toBeGreaterThan(0);
    expect(await shop.workOnce()).toMatchObject({ subject: { id: film }, suspect: false });
    const made = storyEngine.taken();
    expect(new Set(made).size).toBeGreaterThan(4);
    expect(made.filter((kind) => kind === "assembly")).toHaveLength(1);
    await workAll();
    expect((await shop.creation(film))?.status).toBeNull();
    await all.checkBooks();
  });

  test("and newcomers go before all stories that yielded", async () => {
    const { shop, orders, storyEngine, workAll } = all;
    storyEngine.hinder = async () => {
      shop.clock.ahead += 30_000;
    };
    await shop.orders.give("usr_bruno", 10);
    const mine = await orders.create({ prompt: "", board: writtenBoard({ title: "Mine" }) });
    await orders.work(mine, "update");
    const his = await others.create({ prompt: "", board: writtenBoard({ title: "His" }) });
    await others.work(his, "update");
    // A worker died with both.
    await shop.database
      .updateTable("job")
      .set({ suspect: true })
      .where("subject_id", "in", [mine, his])
      .execute();
    const one = await shop.workOnce();
    const two = await shop.workOnce();
    for (const turn of [one, two]) expect(turn).toMatchObject({ suspect: true });
    await shop.orders.give("usr_chiyo", 10);
    const first = await shop.orders.create("usr_chiyo", { prompt: "a fox" });
    const second = await shop.orders.create("usr_chiyo", { prompt: "an owl" });
    expect(await shop.workOnce()).toMatchObject({ subject: { id: first } });
    expect(await shop.workOnce()).toMatchObject({ subject: { id: second } });
    // They survived a turn since the death.
    expect(await shop.workOnce()).toMatchObject({ id: one?.id, suspect: false });
    expect(await shop.workOnce()).toMatchObject({ id: two?.id, suspect: false });
    await workAll();
    await all.checkBooks();
  });

  test("after one artifact when it is a suspect, which blocks all places", async () => {
    const { shop, orders, storyEngine, workAll } = all;
    storyEngine.taken();
    storyEngine.hinder = async () => {};
    const long = await orders.create({ prompt: "", board: writtenBoard({ title: "Suspect" }) });
    await orders.work(long, "update");
    const ofStory = shop.database.updateTable("job").where("subject_id", "=", long);
    await ofStory.set({ suspect: true }).execute();
    const suspect = await shop.claims.claim(ORDERED, new Date());
    await shop.orders.give("usr_bruno", 10);
    await shop.orders.create("usr_bruno", { prompt: "an owl" });
    if (suspect) await shop.attempt(suspect);
    const made = storyEngine.taken().length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(6);
    await workAll();
    expect(storyEngine.taken()).toHaveLength(6 - made);
    await all.checkBooks();
  });

  test("refuses a preview longer than a story may last", async () => {
    const board = writtenBoard({ title: "Long" });
    const [first] = board.scenes;
    const scenes = ["a", "b", "c", "d"].flatMap((id) =>
      first ? [{ ...first, id, narration: "", seconds: 60 }] : [],
    );
    const id = await all.orders.create({ prompt: "", board: { ...board, scenes } });
    await expect(all.orders.work(id, "preview")).rejects.toMatchObject({ code: "STORY_TOO_LONG" });
  });

  test("also to a suspect that waits to run alone", async () => {
    const { shop, orders, storyEngine, workAll } = all;
    const long = await orders.create({ prompt: "", board: writtenBoard({ title: "Beside" }) });
    await orders.work(long, "update");
    storyEngine.hinder = async () => {
      shop.clock.ahead += 30_000;
    };
    const story = await shop.claims.claim(ORDERED, new Date());
    await shop.orders.give("usr_bruno", 10);
    const his = await others.create({ prompt: "an owl finds a lantern" });
    const suspect = await shop.claims.claim(ORDERED, new Date());
    expect(suspect).toMatchObject({ subject: { id: his } });
    const mark = (isSuspect: boolean) =>
      shop.database
        .updateTable("job")
        .set({ suspect: isSuspect })
        .where("subject_id", "=", his)
        .execute();
    await mark(true);
    if (story) await shop.attempt(story);
    expect(storyEngine.taken().length).toBeLessThan(6);
    expect((await orders.find(long)).latest.scenes).not.toEqual({});
    await mark(false);
    if (suspect) await shop.attempt(suspect);
    await workAll();
    await all.checkBooks();
  });
});

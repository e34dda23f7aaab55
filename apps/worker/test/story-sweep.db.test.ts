import type { Board } from "@kinora/contracts/story/board";
import { findRestedStories } from "@kinora/database/story/story-upkeep";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { endBoardHolds, storySweep } from "../src/story/module.ts";
import { sweepStories } from "../src/story/sweep-stories.ts";
import { openStoryShop } from "./story-shop.ts";

const WEEK = 7 * 86_400_000;

const all = await openStoryShop();

const sweepAt = (at: Date) =>
  storySweep({
    database: all.shop.database,
    boss: all.shop.boss,
    keys: all.shop.work.story.keys,
    now: () => at,
  });
const sweep = (id: string, at: Date) => sweepAt(at).sweep(id, new Date(at.getTime() - WEEK));
const rested = (at: Date) =>
  findRestedStories(all.shop.database, new Date(at.getTime() - WEEK), { limit: 100, now: at });
const later = () => new Date(Date.now() + WEEK + 60_000);
const artifacts = async (id: string) => {
  const rows = all.shop.database.selectFrom("story_piece").select(["key", "kind"]);
  return rows.where("story_id", "=", id).execute();
};
const kinds = async (id: string) => (await artifacts(id)).map(({ kind }) => kind).sort();
const firstSays = (words: string) => (board: Board) => {
  const [first] = board.scenes;
  if (first) first.narration = words;
  return board;
};
const update = async (id: string) => {
  await all.orders.work(id, "update");
  await all.workAll();
};
/** Drops the older steps, as if they had exceeded the undo limit. */
const forgetUndo = (id: string, before: number) =>
  all.shop.database
    .deleteFrom("story_revision")
    .where("story_id", "=", id)
    .where("position", "<", before)
    .execute();

test("keeps what the board, an undo step, a redo step or a take needs", async () => {
  const { orders } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await update(id);
  await orders.change(id, (board) => {
    const [first] = board.scenes;
    if (first) board.scenes[0] = { ...first, takes: [...first.takes, { id: "t9", seed: 9 }] };
    return board;
  });
  await orders.change(id, (board) => {
    const [first] = board.scenes;
    if (first) first.takeId = "t9";
    return board;
  });
  await update(id);
  await orders.step(id, "undo");
  const before = await artifacts(id);
  expect(before.filter(({ kind }) => kind === "picture")).toHaveLength(4);
  expect(before.filter(({ kind }) => kind === "narration")).toHaveLength(4);
  expect(await sweep(id, later())).toBe(0);
  expect(await artifacts(id)).toEqual(before);
});

test("removes what nothing needs after a week without changes", async () => {
  const { orders } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await update(id);
  await forgetUndo(id, 1);
  expect(await kinds(id)).toEqual([...Array(4).fill("narration"), ...Array(3).fill("picture")]);
  expect(await sweep(id, new Date())).toBe(0);
  expect(await rested(new Date())).not.toContain(id);
  const at = later();
  expect(await rested(at)).toContain(id);
  expect(await sweep(id, at)).toBe(1);
  expect(await kinds(id)).toEqual([...Array(3).fill("narration"), ...Array(3).fill("picture")]);
  const states = await all.states(id);
  expect(states.map(({ narration }) => narration.state)).toEqual(["fresh", "fresh", "fresh"]);
  // It has been swept, and is not swept again before it changes.
  expect(await rested(at)).not.toContain(id);
});

test("keeps an older artifact that is still shown until its replacement is made", async () => {
  const { orders } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await forgetUndo(id, 1);
  expect(await sweep(id, later())).toBe(0);
  expect((await all.states(id))[0]?.narration.state).toBe("stale");
});

test("removes nothing while a story is being worked on or its film is made", async () => {
  const { orders } = all;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await update(id);
  await forgetUndo(id, 1);
  await orders.work(id, "preview");
  expect(await sweep(id, later())).toBe(0);
  await all.workAll();
  await orders.render(id);
  expect(await sweep(id, later())).toBe(0);
  await all.workAll();
  expect(await sweep(id, later())).toBeGreaterThan(0);
});

test("logs an unreadable story once and sweeps the others", async () => {
  const { orders, shop } = all;
  const broken = await orders.create({ prompt: "", board: writtenBoard() });
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await update(id);
  await forgetUndo(id, 1);
  const before = await artifacts(id);
  const write = shop.database.updateTable("story").set({ board: "{}" });
  await write.where("id", "=", broken).execute();
  const told: string[] = [];
  const log = (line: string) => void told.push(line);
  await sweepStories(later(), { ...sweepAt(later()), log });
  expect(told).toEqual([expect.stringContaining(broken)]);
  expect((await artifacts(id)).length).toBeLessThan(before.length);
  await sweepStories(later(), { ...sweepAt(later()), log });
  expect(told).toHaveLength(1);
});

test("keeps everything of a storyboard on legal hold, and removes a deleted one when it is over", async () => {
  const { orders, shop } = all;
  const { database, boss } = shop;
  const id = await orders.create({ prompt: "", board: writtenBoard() });
  await update(id);
  await orders.change(id, firstSays("Other words."));
  await update(id);
  await forgetUndo(id, 1);
  const before = await artifacts(id);
  const { user_id } = await database
    .selectFrom("story")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto("story_report")
    .values({
      ...{ id, story_id: id, user_id, reporter_id: user_id, reason: "child_abuse", note: "" },
      ...{ weight: 1, created_at: new Date(), board: JSON.stringify(writtenBoard()) },
    })
    .execute();
  expect(await rested(later())).not.toContain(id);
  expect(await sweep(id, later())).toBe(0);
  await orders.remove(id);
  const log = () => {};
  const endHolds = (days: number) =>
    endBoardHolds({ database, boss, log, now: () => new Date(Date.now() + days * 86_400_000) });
  await endHolds(89);
  expect(await artifacts(id)).toEqual(before);
  await endHolds(91);
  expect(await artifacts(id)).toEqual([]);
  const reports = database.selectFrom("story_report").select(["story_id", "board"]);
  expect(await reports.where("id", "=", id).execute()).toEqual([{ story_id: null, board: null }]);
});

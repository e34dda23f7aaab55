import { findRestedStories } from "@kinora/database/story/story-upkeep";
import { heldFiles } from "@kinora/database/takeout/held-files";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, test } from "vitest";
import { storySweep } from "../src/story/module.ts";
import { openStoryShop } from "./story-shop.ts";

const all = await openStoryShop();

// The engine of the tests makes the same files of the same board.
beforeEach(async () => {
  await all.shop.database.deleteFrom("story_decision").execute();
});

/** What an admin's final decision leaves. */
const find = (id: string) =>
  all.shop.database
    .insertInto("story_decision")
    .values({
      ...{ id: `found-${id}`.slice(0, 60), story_id: id, user_id: "usr_ada", by_id: null },
      ...{ rule: "child_abuse", note: "", at: new Date() },
    })
    .execute();

test("a story found to be child abuse while it continues by itself becomes no film", async () => {
  const wish = { prompt: "", board: writtenBoard(), until: "render", spendAtMost: 100 } as const;
  const id = await all.orders.create(wish);
  // Its pictures are being made.
  expect((await all.orders.find(id)).until).toBe("render");
  await find(id);
  await expect(all.orders.render(id)).rejects.toMatchObject({ code: "STORY_WITHHELD" });
  await all.workAll();
  const { renderCreationId } = await all.orders.find(id);
  const film = renderCreationId === null ? null : await all.shop.creation(renderCreationId);
  const row = await all.shop.database
    .selectFrom("creation")
    .select(["status", "private", "hidden", "in_feed", "moderator_hidden"])
    .where("id", "=", renderCreationId ?? "")
    .executeTakeFirst();
  expect(film && row).toBeNull();
});

test("a film in the making when its board is found to be child abuse isn't published", async () => {
  const id = await all.orders.create({ prompt: "", board: writtenBoard() });
  const film = await all.orders.render(id);
  await find(id);
  await all.workAll();
  const made = await all.shop.creation(film);
  expect({ status: made?.status, publishedAt: made?.publishedAt }).not.toMatchObject({
    status: null,
  });
});

test("no file of a film made earlier from a board that is found opens", async () => {
  const id = await all.rendered();
  const { renderCreationId } = await all.orders.find(id);
  await find(id);
  const media = await all.shop.database
    .selectFrom("creation_media")
    .select(["role", "label", "hash"])
    .where("creation_id", "=", renderCreationId ?? "")
    .execute();
  const held = await heldFiles(
    all.shop.database,
    media.map(({ hash }) => hash),
  );
  const open = media
    .filter(({ hash }) => !held.has(hash))
    .map(({ role, label }) => `${role} ${label}`);
  expect({ all: media.length, open }).toEqual({ all: media.length, open: [] });
});

test("a film made from an earlier version of a board that is found opens no more", async () => {
  const id = await all.rendered();
  const { renderCreationId: first } = await all.orders.find(id);
  await all.orders.change(id, (board) => {
    const [scene] = board.scenes;
    if (scene) scene.narration = "Other words.";
    return board;
  });
  await all.orders.work(id, "update");
  await all.workAll();
  await all.renderAgain(id);
  await all.shop.database
    .deleteFrom("story_revision")
    .where("story_id", "=", id)
    .where("position", "<", 1)
    .execute();
  const at = new Date(Date.now() + 8 * 86_400_000);
  const before = new Date(+at - 7 * 86_400_000);
  expect(await findRestedStories(all.shop.database, before, { limit: 100, now: at })).toContain(id);
  const { database, boss, work } = all.shop;
  await storySweep({ database, boss, keys: work.story.keys, now: () => at }).sweep(id, before);
  await find(id);
  const media = await database
    .selectFrom("creation_media")
    .select(["role", "label", "hash"])
    .where("creation_id", "=", first ?? "")
    .execute();
  const held = await heldFiles(
    database,
    media.map(({ hash }) => hash),
  );
  const open = media
    .filter(({ hash }) => !held.has(hash))
    .map(({ role, label }) => `${role} ${label}`);
  expect(open).toEqual([]);
});

import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, test } from "vitest";
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

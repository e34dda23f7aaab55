import type { Board } from "@kinora/contracts/story/board";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStoryShop } from "./story-shop.ts";

const all = await openStoryShop();
beforeEach(() => {
  all.storyEngine.hinder = async () => {};
  all.storyEngine.taken();
});

test("reports a failure as long as the board needs the artifact", async () => {
  const { shop, orders } = all;
  const id = await all.rendered();
  const { orders: asked, keys } = await orders.standing(id);
  const key = asked.scenes[1]?.narration && keys.of(asked.scenes[1].narration.order);
  const failure = "The voice cannot say this.";
  await shop.database
    .updateTable("story")
    .set({ failure, failures: JSON.stringify({ [key ?? ""]: failure }) })
    .where("id", "=", id)
    .execute();
  await orders.change(id, (board) => editScene(board, 0, { caption: "Elsewhere." }));
  expect(await orders.find(id)).toMatchObject({ failure });
  await orders.change(id, (board) => editScene(board, 1, { narration: "Other words." }));
  expect(await orders.find(id)).toMatchObject({ failure: null, failures: {} });
});

describe("remakes only what depends on a change", () => {
  const edits: [string, (board: Board) => Board, string[]][] = [
    ["nothing", (board) => board, []],
    [
      "one caption",
      (board) => editScene(board, 1, { caption: "It carries light." }),
      ["assembly", "caption"],
    ],
    [
      "one narration",
      (board) => editScene(board, 1, { narration: "It carries the light a very long way home." }),
      ["assembly", "caption", "motion", "narration", "score"],
    ],
    [
      "one picture prompt",
      (board) => editScene(board, 1, { visual: "a fox under an umbrella" }),
      ["assembly", "caption", "motion", "picture"],
    ],
    [
      "the order of the two last",
      (board) => ({ ...board, scenes: swap(board.scenes, 1, 2) }),
      // Being last changes how a scene's clip ends, and the cuts determine the music.
      ["assembly", "caption", "caption", "score"],
    ],
    [
      "a scene less in the middle",
      (board) => ({ ...board, scenes: board.scenes.toSpliced(1, 1) }),
      ["assembly", "score"],
    ],
    [
      "a scene twice",
      (board) => ({
        ...board,
        scenes: board.scenes.toSpliced(2, 0, { ...scene(board, 1), id: "again" }),
      }),
      ["assembly", "score"],
    ],
    [
      "the style of captions",
      (board) => ({ ...board, settings: { ...board.settings, captionStyle: "bold" } }),
      ["assembly", "caption", "caption", "caption"],
    ],
    [
      "the music's words",
      (board) => ({ ...board, settings: { ...board.settings, musicPrompt: "a harp" } }),
      ["assembly", "score"],
    ],
  ];
  let id = "";
  beforeAll(async () => {
    id = await all.rendered();
  });
  test.each(edits)("%s", async (_name, edit, expected) => {
    const { position } = await all.orders.find(id);
    await all.orders.change(id, edit);
    expect(await all.renderAgain(id)).toEqual(expected);
    await all.checkBooks();
    if ((await all.orders.find(id)).position > position) await all.orders.step(id, "undo");
  });

  test("undoing a change remakes nothing and costs only the minimum price", async () => {
    const before = (await all.balance()).available;
    expect(await all.renderAgain(id)).toEqual([]);
    expect((await all.balance()).available).toBe(before - 1);
  });

  test("keeps a locked scene's artifacts when the story around it changes", async () => {
    await all.orders.change(id, (board) => editScene(board, 1, { locked: true }));
    await expect(
      all.orders.change(id, (board) => editScene(board, 1, { narration: "Other words." })),
    ).rejects.toMatchObject({ code: "SCENE_LOCKED" });
    await all.orders.change(id, (board) => ({
      ...board,
      settings: { ...board.settings, style: "comics", voice: "george" },
    }));
    const made = await all.renderAgain(id);
    expect(made.filter((kind) => kind === "picture")).toHaveLength(2);
    expect(made.filter((kind) => kind === "narration")).toHaveLength(2);
    expect(made.filter((kind) => kind === "motion")).toHaveLength(2);
  });
});

function scene(board: Board, index: number) {
  const found = board.scenes[index];
  if (!found) throw new Error(`no scene ${index}`);
  return found;
}
function editScene(board: Board, index: number, change: Partial<Board["scenes"][number]>): Board {
  return { ...board, scenes: board.scenes.with(index, { ...scene(board, index), ...change }) };
}
function swap<T>(items: readonly T[], one: number, two: number): T[] {
  const [first, second] = [items[one], items[two]];
  return first && second ? items.with(one, second).with(two, first) : [...items];
}

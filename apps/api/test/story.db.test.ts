import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { Board } from "@kinora/contracts/story/board";
import { story, storyCard, storyOptions } from "@kinora/contracts/story/story";
import { AWARD } from "@kinora/domain/gem/purpose";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();
const ada = shop.as("ada");
await shop.parts.transact(({ ledger }) =>
  ledger.credit({
    userId: "usr_ada",
    gems: 100,
    kind: "gift",
    purpose: AWARD,
    expiresAt: null,
    key: "test gift",
    description: DAILY_GEMS,
    now: shop.clock.now,
  }),
);

let count = 0;
const key = () => `key ${count++}`;
const create = (body: object) => ada("POST", "/api/stories", body, key());
const open = async (board: Board = writtenBoard()) => {
  const answer = await create({ prompt: "", board });
  expect(answer.status).toBe(202);
  return story.parse(answer.body);
};
const gems = async () => (await ada("GET", "/api/gems/balance")).body;

describe("a story starts", () => {
  test("with an idea, while the script waits for a worker and its gem is held", async () => {
    const before = await gems();
    const answer = await create({ prompt: "a fox finds a lantern" });
    expect(answer.status).toBe(202);
    const begun = story.parse(answer.body);
    expect(begun).toMatchObject({
      board: null,
      scenes: [],
      work: { kind: "script", stage: "queued", position: 0 },
      failure: null,
    });
    expect((await gems()).available).toBe(before.available - 1);
    const edit = { version: begun.version, board: writtenBoard() };
    const refused = await ada("PUT", `/api/stories/${begun.id}/board`, edit);
    expect(refused.body.code).toBe("STORY_BUSY");
    const stopped = await ada("POST", `/api/stories/${begun.id}/cancel`);
    expect(stopped.body).toMatchObject({ work: null, failure: "You stopped the script." });
    expect(await gems()).toMatchObject({ available: before.available, held: before.held });
  });

  test.each([
    ["empty", { prompt: " " }, 422, "STORY_EMPTY"],
    ["20,001 characters", { prompt: "", script: "a".repeat(20_001) }, 422, "TEXT_TOO_LONG"],
    ["an idea of 2,001 characters", { prompt: "a".repeat(2_001) }, 422, "INVALID_INPUT"],
    ["40 scenes", { prompt: "", script: "A line of a scene.\n\n".repeat(40) }, 202, null],
    ["one letter", { prompt: "a" }, 202, null],
    ["right to left", { prompt: "ثعلب يجد فانوسا في الغابة" }, 202, null],
    ["emoji only", { prompt: "🦊🏮🌧️" }, 202, null],
    ["a script of numbers", { prompt: "", script: "1 2 3\n\n4 5 6\n\n7 8 9" }, 202, null],
    [
      "a voice nobody has",
      { prompt: "a fox", settings: { voice: "nobody" } },
      422,
      "BOARD_INVALID",
    ],
    ["a length of ten minutes", { prompt: "a", settings: { duration: 600 } }, 422, "INVALID_INPUT"],
  ])("%s: is accepted or rejected with a sentence", async (_name, body, status, code) => {
    const answer = await create(body);
    expect(answer.status).toBe(status);
    if (code === null) await ada("POST", `/api/stories/${answer.body.id}/cancel`);
    else expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\w\.$/) });
  });

  test("only with an idempotency key, and once per key", async () => {
    const body = { prompt: "", board: writtenBoard() };
    expect((await ada("POST", "/api/stories", body)).body.code).toBe("IDEMPOTENCY_KEY_REQUIRED");
    const one = await ada("POST", "/api/stories", body, "once");
    const two = await ada("POST", "/api/stories", body, "once");
    expect(two.body.id).toBe(one.body.id);
    const other = await ada("POST", "/api/stories", { prompt: "a fox" }, "once");
    expect(other.body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

describe("a board", () => {
  test("is shown with prices, and with estimated lengths until there are voices", async () => {
    const before = await gems();
    const begun = await open();
    expect(begun.scenes.map(({ stages }) => stages.picture.state)).toEqual(
      Array(3).fill("missing"),
    );
    expect(begun.scenes.every(({ estimated }) => estimated)).toBe(true);
    expect(begun.prices.update).toEqual({ gems: 3, explanation: "3 pictures × 1 gem" });
    expect(begun.scenes.map((scene) => scene.gems)).toEqual([1, 1, 1]);
    expect(begun.prices.render.gems).toBe(3 + Math.ceil(begun.seconds / 3));
    expect(await gems()).toEqual(before);
  });

  test("is saved, undone and redone", async () => {
    const begun = await open();
    const at = `/api/stories/${begun.id}`;
    const title = (name: string, version: number) =>
      ada("PUT", `${at}/board`, { version, board: { ...writtenBoard(), title: name } });
    const saved = await title("Two", 1);
    expect(saved.body).toMatchObject({ version: 2, canUndo: true, canRedo: false });
    expect((await title("Three", 1)).body.code).toBe("STORY_CHANGED");
    const undone = await ada("POST", `${at}/undo`, { version: 2 });
    expect(undone.body).toMatchObject({ version: 3, canUndo: false, canRedo: true });
    expect(undone.body.board.title).toBe("The lantern");
    expect((await ada("POST", `${at}/undo`, { version: 3 })).body.code).toBe("NOTHING_TO_UNDO");
    const redone = await ada("POST", `${at}/redo`, { version: 3 });
    expect(redone.body.board.title).toBe("Two");
  });

  test.each<[string, (board: Board) => Board, string]>([
    [
      "twice the same scene",
      (b) => ({ ...b, scenes: [...b.scenes, ...b.scenes] }),
      "BOARD_INVALID",
    ],
    ["a take that is not there", (b) => first(b, { takeId: "z" }), "BOARD_INVALID"],
    ["a stranger in the cast", (b) => first(b, { cast: ["wolf"] }), "BOARD_INVALID"],
    ["a stranger who speaks", (b) => first(b, { speaker: "wolf" }), "BOARD_INVALID"],
    ["no scene", (b) => ({ ...b, scenes: [] }), "INVALID_INPUT"],
    [
      "seventeen scenes",
      (b) =>
        ({
          ...b,
          scenes: Array.from({ length: 17 }, (_, n) => ({ ...b.scenes[0], id: `n${n}` })),
        }) as Board,
      "INVALID_INPUT",
    ],
  ])("with %s is rejected and stays unchanged", async (_name, edit, code) => {
    const begun = await open();
    const change = { version: 1, board: edit(writtenBoard()) };
    const answer = await ada("PUT", `/api/stories/${begun.id}/board`, change);
    expect(answer.body.code).toBe(code);
    expect((await ada("GET", `/api/stories/${begun.id}`)).body.version).toBe(1);
  });

  test("longer than three minutes is not rendered", async () => {
    const [one] = writtenBoard().scenes;
    if (!one) throw new Error("a board has scenes");
    const scenes = ["a", "b", "c", "d"].map((id) => ({ ...one, id, seconds: 60 }));
    const begun = await open({ ...writtenBoard(), scenes });
    const order = { version: 1, gems: begun.prices.render.gems };
    const answer = await ada("POST", `/api/stories/${begun.id}/render`, order, key());
    expect(answer.body).toMatchObject({ code: "STORY_TOO_LONG", details: { limit: 180 } });
  });

  test.each([
    ["a recording that is not there", "a".repeat(24), "failed", "UPLOAD_NOT_FOUND"],
    ["no recording yet", null, "missing", "STORY_NO_RECORDING"],
  ])("with %s is not rendered", async (_which, ownNarration, state, code) => {
    const board = writtenBoard();
    const settings = { ...board.settings, narration: "own" as const, ownNarration };
    const answer = await create({ prompt: "", board: { ...board, settings } });
    expect(answer.body.scenes[0].stages.narration.state).toBe(state);
    const order = { version: 1, gems: answer.body.prices.render.gems };
    const refused = await ada("POST", `/api/stories/${answer.body.id}/render`, order, key());
    expect(refused.body.code).toBe(code);
  });
});

test.each([
  ["none", []],
  ["one that is not on the board", ["s1", "nobody"]],
  ["more than a board has", Array.from({ length: 17 }, () => "s1")],
])("work on %s of the scenes is rejected", async (_name, scenes) => {
  const begun = await open();
  const work = { version: 1, kind: "update", scenes, gems: 1 };
  const answer = await ada("POST", `/api/stories/${begun.id}/work`, work, key());
  expect(answer).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  expect((await ada("GET", `/api/stories/${begun.id}`)).body.work).toBeNull();
});

test("a scene that is named twice is worked on once", async () => {
  const begun = await open();
  const [scene] = begun.board?.scenes ?? [];
  const scenes = [scene?.id, scene?.id];
  const work = { version: 1, kind: "update", scenes, gems: 1 };
  const answer = await ada("POST", `/api/stories/${begun.id}/work`, work, key());
  expect(answer.status).toBe(202);
  const { work: task } = await shop.database
    .selectFrom("job")
    .select("work")
    .where("subject_id", "=", begun.id)
    .executeTakeFirstOrThrow();
  expect(task).toMatchObject({ scenes: [scene?.id] });
  await ada("POST", `/api/stories/${begun.id}/cancel`);
});

test("a user with the maximum of stories must delete one first", async () => {
  const chiyo = shop.as("chiyo");
  const begin = () => chiyo("POST", "/api/stories", { prompt: "", board: writtenBoard() }, key());
  const { body: kept } = await begin();
  await sql`
    insert into story
    select (jsonb_populate_record(story, jsonb_build_object('id', 'copy_' || n))).*
    from story, generate_series(2, ${ENTITLEMENTS.free.stories}) n
    where id = ${kept.id}
  `.execute(shop.database);
  expect((await begin()).body).toMatchObject({ code: "STORIES_FULL", details: { limit: 200 } });
  await chiyo("DELETE", `/api/stories/${kept.id}`);
  const together = await Promise.all([begin(), begin()]);
  expect(together.map(({ status }) => status).sort()).toEqual([202, 409]);
});

test("an ordered film is a creation, and cancelling it returns its gems", async () => {
  const before = await gems();
  const begun = await open();
  const at = `/api/stories/${begun.id}`;
  const order = { version: 1, gems: begun.prices.render.gems };
  const ordered = story.parse((await ada("POST", `${at}/render`, order, key())).body);
  expect(ordered).toMatchObject({
    work: { kind: "render", stage: "queued" },
    render: { status: "processing", fresh: true },
  });
  const { creationId = "" } = ordered.render ?? {};
  const creation = await ada("GET", `/api/creations/${creationId}`);
  expect(creation.body).toMatchObject({
    kind: "story",
    type: "text-to-story",
    prompt: expect.stringContaining("The lantern"),
  });
  expect((await ada("DELETE", at)).body.code).toBe("STORY_BUSY");
  expect((await gems()).held).toBe(before.held + begun.prices.render.gems);
  const stopped = await ada("POST", `${at}/cancel`);
  expect(stopped.body).toMatchObject({ work: null, render: null });
  expect(await gems()).toMatchObject({ available: before.available, held: before.held });
  expect((await ada("DELETE", at)).status).toBe(200);
  expect((await ada("GET", at)).body.code).toBe("STORY_NOT_FOUND");
});

test("previews are free, thirty an hour", async () => {
  const board = writtenBoard();
  const begun = await open({ ...board, scenes: board.scenes.slice(0, 1) });
  const at = `/api/stories/${begun.id}`;
  const preview = { version: 1, kind: "preview", gems: 1 };
  for (let ordered = 0; ordered < 30; ordered += 1) {
    expect((await ada("POST", `${at}/work`, preview, key())).status).toBe(202);
    await ada("POST", `${at}/cancel`);
  }
  expect((await ada("POST", `${at}/work`, preview, key())).body.code).toBe("RATE_LIMITED");
});

test("stories are listed for their owner only", async () => {
  const begun = await open();
  const list = await ada("GET", "/api/stories?limit=3");
  expect(list.body.items.map((item: unknown) => storyCard.parse(item).id)).toContain(begun.id);
  expect(list.body.nextCursor).not.toBeNull();
  const bruno = shop.as("bruno");
  expect((await bruno("GET", "/api/stories")).body.items).toEqual([]);
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["PUT", "/board", { version: 1, board: writtenBoard() }],
    ["POST", "/cancel", undefined],
    ["DELETE", "", undefined],
  ] as const) {
    const answer = await bruno(method, `/api/stories/${begun.id}${path}`, body);
    expect(answer.body.code).toBe("STORY_NOT_FOUND");
  }
  const order = { version: 1, gems: begun.prices.render.gems };
  const render = await bruno("POST", `/api/stories/${begun.id}/render`, order, key());
  expect(render.body.code).toBe("STORY_NOT_FOUND");
  expect((await shop.as(null)("GET", `/api/stories/${begun.id}`)).status).toBe(401);
});

test("voices, prices and defaults are public", async () => {
  const options = storyOptions.parse((await shop.as(null)("GET", "/api/stories/options")).body);
  expect(options.voices.length).toBeGreaterThan(0);
  expect(options.voices.map(({ key: voice }) => voice)).toContain(options.defaults.voice);
  expect(options.prices).toEqual({ script: 1, picture: 1, renderSecondsPerGem: 3 });
});

test("the form cannot order a story by the second", async () => {
  const form = { prompt: "a fox", type: "text-to-story" };
  const quote = await ada("POST", "/api/quotes", form);
  expect(quote.body).toMatchObject({ code: "MODE_UNAVAILABLE", details: { use: "/api/stories" } });
  const made = await ada("POST", "/api/creations", form, key());
  expect(made.body.code).toBe("MODE_UNAVAILABLE");
});

function first(board: Board, change: Partial<Board["scenes"][number]>): Board {
  const scenes = board.scenes.map((one, index) => (index === 0 ? { ...one, ...change } : one));
  return { ...board, scenes };
}

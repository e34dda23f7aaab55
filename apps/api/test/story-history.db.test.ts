import { randomBytes } from "node:crypto";
import { HISTORY_BYTES, REVISION_BYTES } from "@kinora/contracts/story/story-limits";
import { forgetOldSteps } from "@kinora/database/story/story-upkeep";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database } = await startTestServer();
const ada = as("ada");

/** Returns a board of the maximum size whose contents cannot be compressed. */
function fullBoard() {
  const board = writtenBoard();
  const [first] = board.scenes;
  if (!first) throw new Error("no scene");
  // Consonants only, so that chance writes no word of the lists.
  const words = () => [...randomBytes(600)].map((byte) => "bcdfghjklmnpqrst"[byte % 16]).join("");
  board.scenes = Array.from({ length: 16 }, (_, at) => ({
    ...first,
    id: `s${at}`,
    narration: words(),
    caption: words(),
    visual: words(),
  }));
  return board;
}
const bytesOf = async (storyId: string) => {
  const { rows } = await sql<{ bytes: number; count: number }>`
    select coalesce(sum(pg_column_size(board) + pg_column_size(kept)), 0)::int as bytes, count(*)::int as count
      from story_revision where story_id = ${storyId}`.execute(database);
  return rows[0] ?? { bytes: 0, count: 0 };
};
const begin = async (key: string) =>
  (await ada("POST", "/api/stories", { prompt: "", board: fullBoard() }, key)).body;

it("keeps the newest steps of a storyboard up to a number of bytes, which can be undone one by one", async () => {
  const { id, version } = await begin("one");
  let now = version;
  for (let step = 0; step < 70; step += 1) {
    const saved = await ada("PUT", `/api/stories/${id}/board`, {
      version: now,
      board: fullBoard(),
    });
    expect(saved.status).toBe(200);
    now = saved.body.version;
  }
  const { bytes, count } = await bytesOf(id);
  expect(bytes).toBeLessThanOrEqual(REVISION_BYTES);
  expect(count).toBeGreaterThan(10);
  let undone = 0;
  for (let more = true; more; undone += 1) {
    const { body } = await ada("POST", `/api/stories/${id}/undo`, { version: now });
    ({ version: now, canUndo: more } = body);
  }
  expect(undone).toBe(count - 1);
  expect(await ada("POST", `/api/stories/${id}/undo`, { version: now })).toMatchObject({
    body: { code: "NOTHING_TO_UNDO" },
  });
});

it("drops the steps of a user's least recently changed stories, and says so", async () => {
  const ids: string[] = [];
  for (const key of ["a", "b", "c", "d"]) {
    const { id, version } = await begin(key);
    await ada("PUT", `/api/stories/${id}/board`, { version, board: fullBoard() });
    ids.push(id);
  }
  const [oldest = "", , , newest = ""] = ids;
  await sql`update story set updated_at = updated_at - interval '1 day' where id = ${oldest}`.execute(
    database,
  );
  await forgetOldSteps(database, HISTORY_BYTES, new Date());
  expect((await bytesOf(oldest)).count).toBe(2);
  await forgetOldSteps(database, (await bytesOf(newest)).bytes * 3.5, new Date());
  expect((await bytesOf(newest)).count).toBe(2);
  const { body } = await ada("GET", `/api/stories/${oldest}`);
  expect(body).toMatchObject({ canUndo: false, canRedo: false });
  const board = { ...body.board, title: "Goes on" };
  const saved = await ada("PUT", `/api/stories/${oldest}/board`, { version: body.version, board });
  expect(saved.body.canUndo).toBe(true);
  const undone = await ada("POST", `/api/stories/${oldest}/undo`, { version: saved.body.version });
  expect(undone.body.board).toEqual(body.board);
});

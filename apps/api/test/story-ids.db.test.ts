import type { Board } from "@kinora/contracts/story/board";
import { story } from "@kinora/contracts/story/story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();
const ada = shop.as("ada");

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "accepts %s as the id of a scene or a take",
  async (name) => {
    const board = writtenBoard();
    const [first] = board.scenes;
    if (!first) throw new Error("the board has scenes");
    board.scenes[0] = { ...first, id: name, takes: [{ id: name, seed: 1 }], takeId: name };
    const { id, version } = story.parse(
      (await ada("POST", "/api/stories", { prompt: "", board }, name)).body,
    );
    const list = await ada("GET", "/api/stories");
    expect([
      list.status,
      list.body.items.some((item: Board & { id: string }) => item.id === id),
    ]).toEqual([200, true]);
    const locked = { ...board, scenes: board.scenes.map((scene) => ({ ...scene, locked: true })) };
    const saved = await ada("PUT", `/api/stories/${id}/board`, { version, board: locked });
    expect(saved.status).toBe(200);
    expect(story.parse(saved.body).scenes[0]).toMatchObject({ id: name });
    await ada("DELETE", `/api/stories/${id}`);
  },
);

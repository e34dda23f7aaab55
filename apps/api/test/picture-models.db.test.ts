import type { SceneFootage } from "@kinora/contracts/story/board";
import { story, storyOptions } from "@kinora/contracts/story/story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as } = await startTestServer({
  variables: { FAL_KEY: "a key", GIVEN_BUDGET_DAY: "100", GIVEN_BUDGET_MONTH: "100" },
  named: ["usr_ada"],
});

const optionsOf = async (handle: string) =>
  storyOptions.parse((await as(handle)("GET", "/api/stories/options")).body);
const modelsOf = async (handle: string) => (await optionsOf(handle)).pictureModels;

/** Writes a story of Ada's whose first scene uses this picture model. */
const picturedBy = (pictures: string) => {
  const board = writtenBoard();
  const scenes = board.scenes.map((scene, index) => (index === 0 ? { ...scene, pictures } : scene));
  const asked = { prompt: "", board: { ...board, scenes } };
  return as("ada")("POST", "/api/stories", asked, `a key for ${pictures}`);
};

test("offers picture models with their prices to users of hosted models", async () => {
  await as("ada")("GET", "/api/me");
  expect(await modelsOf("ada")).toContainEqual({
    ...{ key: "flux 1.1 pro", name: expect.any(String), service: "fal", gems: 10 },
  });
  expect((await modelsOf("ada")).map(({ key }) => key)).not.toContain("animated-diffusion");
  expect(await modelsOf("bruno")).toEqual([]);
});

test("shows the price of each scene's picture before anything is ordered", async () => {
  const shown = story.parse((await picturedBy("flux 1.1 pro")).body);
  expect(shown.scenes.map(({ gems, takeGems }) => [gems, takeGems])).toEqual([
    ...[
      [10, 10],
      [1, 1],
      [1, 1],
    ],
  ]);
  expect(shown.prices.update).toEqual({
    gems: 12,
    explanation: "2 pictures (1 gem each) and 10 gems for pictures by services",
  });
});

test("rejects a film until the service has made its pictures", async () => {
  const { body } = await picturedBy("seedream-4");
  const { id, version, prices } = story.parse(body);
  const order = { version, gems: prices.render.gems };
  expect(await as("ada")("POST", `/api/stories/${id}/render`, order, "a film")).toMatchObject({
    ...{ status: 409, body: { code: "STORY_UNPICTURED" } },
  });
});

test("rejects a board that names a model without pictures", async () => {
  expect(await picturedBy("kling 1.6 pro")).toMatchObject({
    status: 422,
    body: { code: "BOARD_INVALID", details: { path: "scenes.0.pictures" } },
  });
});

const CLIP: SceneFootage = { model: "seedance 1.0 pro fast", seconds: 4 };

/** Writes a story of Ada's whose first scenes have these clips. */
const filmedBy = (...clips: SceneFootage[]) => {
  const board = writtenBoard();
  const scenes = board.scenes.map((scene, index) =>
    clips[index] ? { ...scene, footage: clips[index] } : scene,
  );
  const asked = { prompt: "", board: { ...board, scenes } };
  return as("ada")("POST", "/api/stories", asked, JSON.stringify(clips).slice(0, 60));
};

test("offers clips with the price of each length to users of hosted models", async () => {
  const { clipModels } = await optionsOf("ada");
  expect(clipModels).toContainEqual({
    ...{ key: CLIP.model, name: "Seedance 1.0 Pro Fast", service: "fal" },
    ratios: ["16:9", "9:16", "1:1"],
    lengths: [4, 5, 6, 8, 10].map((seconds) => ({ seconds, gems: Math.ceil(seconds * 6.25) })),
  });
  expect(clipModels.map(({ key }) => key)).not.toContain("core");
  expect((await optionsOf("bruno")).clipModels).toEqual([]);
});

test("shows the price of each scene's clip, with those it continues, before anything is ordered", async () => {
  const { body } = await filmedBy(CLIP, { ...CLIP, continues: true });
  const { id, version, scenes, prices } = story.parse(body);
  expect(scenes.map(({ gems, takeGems }) => [gems, takeGems])).toEqual([
    ...[
      [26, 26],
      [52, 26],
      [1, 1],
    ],
  ]);
  const missing = { state: "missing", sentence: null, gems: 25 };
  expect(scenes.map(({ footage }) => footage)).toEqual([
    { ...missing, continues: false },
    { ...missing, continues: true },
    null,
  ]);
  expect(prices.update).toEqual({
    gems: 53,
    explanation: "3 pictures (1 gem each) and 50 gems for clips by services",
  });
  const order = { version, gems: prices.render.gems };
  expect(await as("ada")("POST", `/api/stories/${id}/render`, order, "a film")).toMatchObject({
    ...{ status: 409, body: { code: "STORY_UNFILMED" } },
  });
});

test.each([
  ["a model without clips", { model: "flux 1.1 pro", seconds: 4 }],
  ["a length that the model does not make", { ...CLIP, seconds: 7 }],
  ["our own engine", { model: "core", seconds: 5 }],
])("rejects a clip by %s", async (_name, clip) => {
  expect(await filmedBy(clip)).toMatchObject({
    status: 422,
    body: { code: "BOARD_INVALID", details: { path: "scenes.0.footage" } },
  });
});

import { story, storyOptions } from "@kinora/contracts/story/story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as } = await startTestServer({
  variables: { FAL_KEY: "a key", GIVEN_BUDGET_DAY: "100", GIVEN_BUDGET_MONTH: "100" },
  named: ["usr_ada"],
});

const modelsOf = async (handle: string) =>
  storyOptions.parse((await as(handle)("GET", "/api/stories/options")).body).pictureModels;

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

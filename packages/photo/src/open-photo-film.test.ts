import { expect, test } from "vitest";
import { openPhotoFilm } from "./open-photo-film.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";
import { drawBall } from "./test-pictures.ts";

const recipe: PhotoRecipe = {
  ...{ type: "photo-to-video", prompt: "a red dragon lands, snow falling", negativePrompt: "" },
  ...{ kind: "video", style: "comics", effect: null, aspectRatio: "16:9" },
  ...{ duration: 1, fps: 8, seed: 11 },
};

test("reports what could not be done", { timeout: 240_000 }, async () => {
  const photo = await drawBall(480, 320).encode("png");
  const { notices } = await openPhotoFilm(photo, recipe);
  expect(notices).toContainEqual({ code: "photo.onlyCamera", params: {} });
  expect(notices).toContainEqual({ code: "photo.ownLook", params: {} });
});

import { expect, test } from "vitest";
import { layOutSettings, recipe } from "./recipe.ts";

const common = {
  ...{ model: "core", prompt: "a fox", negative_prompt: "", aspectRatio: "16:9" },
  ...{ width: 1280, height: 720, style: "anime", seed: 7, theme: "", tone: "", caption: "" },
  ...{ engine: "studio", engineVersion: null, priceVersion: 1 },
};
const film = {
  ...{ ...common, type: "text-to-video", generationModel: "core" },
  ...{ duration: 5, fps: 24, effect: "zoom" },
};
const picture = {
  ...{ ...common, type: "text-to-image", generationModel: null },
  ...{ duration: null, fps: null, effect: null },
};

test("reads an old recipe, with its settings among its fields, like a current one", () => {
  const settings = { zoom: 1.2, loop: true, last_prompt: "a hill" };
  const read = recipe.parse({ ...film, ...settings });
  expect(read).toEqual({ ...film, generationType: "text2video", settings });
  expect(recipe.parse(picture)).toEqual({ ...picture, settings: {} });
});

test("says whether a film begins with a picture, also in recipes from before that was stored", () => {
  const input = {
    hash: "a".repeat(64),
    mimeType: "image/webp",
    width: 8,
    height: 8,
    duration: null,
  };
  const typeOf = (inputs?: object) => {
    const read = recipe.parse({ ...film, ...(inputs ? { inputs } : {}) });
    return "generationType" in read ? read.generationType : null;
  };
  expect(typeOf()).toBe("text2video");
  expect(typeOf({ initialImage: input })).toBe("image2video");
  expect(typeOf({ initialVideo: { ...input, duration: 3 } })).toBe("text2video");
  expect(recipe.parse(picture)).not.toHaveProperty("generationType");
});

test("has its settings in both places when it leaves the server, and reads back unchanged", () => {
  const read = recipe.parse({ ...film, settings: { zoom: 1.2, camera_fixed: true } });
  const outside = layOutSettings(read);
  expect(outside).toMatchObject({ zoom: 1.2, camera_fixed: true, settings: read.settings });
  expect(recipe.parse(outside)).toEqual(read);
});

test("lets no setting override a field", () => {
  const read = recipe.parse({ ...film, settings: { prompt: "another", seed: 9 } });
  expect(layOutSettings(read)).toMatchObject({ prompt: "a fox", seed: 7 });
});

test.each([
  ["a picture has no length", { ...picture, duration: 5 }],
  ["a film has a length", { ...film, duration: null }],
  ["a film has an engine", { ...film, generationModel: null }],
  ["the film of a story has its board", { ...film, type: "text-to-story", effect: null }],
])("%s", (_rule, wrong) => {
  expect(recipe.safeParse(wrong).success).toBe(false);
});

import { type Recipe, recipe } from "@kinora/contracts/recipe/recipe";

/** Builds a complete recipe; the defaults describe a film of five seconds. */
export function recipeOf(said: Partial<Record<keyof Recipe, unknown>>): Recipe {
  const { type = "text-to-video" } = said;
  const still = { generationModel: null, duration: null, fps: null };
  const film = { generationModel: "kling 1.6 pro", duration: 5, fps: 24 };
  const music = { generationModel: "elevenlabs music", duration: 30, fps: null };
  return recipe.parse({
    ...{ type, model: "kling 1.6 pro", prompt: "a fox", negative_prompt: "", aspectRatio: "16:9" },
    ...{ width: 1280, height: 720, style: "photorealistic", seed: 7, settings: {}, theme: "" },
    ...{ tone: "", caption: "", engine: "fal", engineVersion: null, priceVersion: 1, effect: null },
    ...(type === "text-to-image" ? still : type === "text-to-music" ? music : film),
    ...said,
  });
}

import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";

/**
 * Builds the request body for one image model of Gemini (reference 3.4); null when the model does
 * not support the recipe.
 */
export type GeminiCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/** Every filter of the API at its strictest setting. */
const STRICTEST = [
  "HARM_CATEGORY_HARASSMENT",
  "HARM_CATEGORY_HATE_SPEECH",
  "HARM_CATEGORY_SEXUALLY_EXPLICIT",
  "HARM_CATEGORY_DANGEROUS_CONTENT",
].map((category) => ({ category, threshold: "BLOCK_LOW_AND_ABOVE" }));

/**
 * Text-to-image only. The models have no negative prompt, and the reference names no seed. The
 * setting for people exists only on the Agent Platform (`@google/genai` 3.3.0 refuses it with an
 * API key).
 *
 * @param imageSize for models with several sizes; the first one determines the price
 */
const picture =
  (imageSize?: "1K"): GeminiCodec =>
  (recipe, { first }) =>
    first === undefined && recipe.negative_prompt === ""
      ? {
          contents: [{ role: "user", parts: [{ text: wordsOf(recipe).prompt }] }],
          generationConfig: {
            responseModalities: ["IMAGE"],
            candidateCount: 1,
            imageConfig: { aspectRatio: recipe.aspectRatio, ...(imageSize && { imageSize }) },
          },
          safetySettings: STRICTEST,
        }
      : null;

/** Keyed by model name, which is part of the URL. */
export const GEMINI_MODELS: Readonly<Record<string, GeminiCodec>> = {
  "gemini-2.5-flash-image": picture(),
  "gemini-nano-banana-2.1": picture("1K"),
};

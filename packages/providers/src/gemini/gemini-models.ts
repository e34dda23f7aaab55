import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";

/** The words of one image model of Gemini (reference 3.4); null: it does not take what is asked for. */
export type GeminiCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/** All that the API filters by, each at its strictest. */
const STRICTEST = [
  "HARM_CATEGORY_HARASSMENT",
  "HARM_CATEGORY_HATE_SPEECH",
  "HARM_CATEGORY_SEXUALLY_EXPLICIT",
  "HARM_CATEGORY_DANGEROUS_CONTENT",
].map((category) => ({ category, threshold: "BLOCK_LOW_AND_ABOVE" }));

/**
 * A picture of words alone. It has no words for what is not to be seen, and the reference names no seed of it. The setting
 * for people is the Agent Platform's alone (`@google/genai` 3.3.0 refuses it with a key).
 *
 * @param imageSize of those that have several; the first is priced so
 */
const picture =
  (imageSize?: "1K"): GeminiCodec =>
  ({ prompt, negative_prompt, aspectRatio }, { first }) =>
    first === undefined && negative_prompt === ""
      ? {
          contents: [{ role: "user", parts: [{ text: prompt }] }],
          generationConfig: {
            responseModalities: ["IMAGE"],
            candidateCount: 1,
            imageConfig: { aspectRatio, ...(imageSize && { imageSize }) },
          },
          safetySettings: STRICTEST,
        }
      : null;

/** By the model's name, which stands in its address. */
export const GEMINI_MODELS: Readonly<Record<string, GeminiCodec>> = {
  "gemini-2.5-flash-image": picture(),
  "gemini-nano-banana-2.1": picture("1K"),
};

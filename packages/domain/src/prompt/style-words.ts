import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";

/** Each style in the words of somebody who describes a picture. Models read English best. */
const STYLE_WORDS: Readonly<Record<VisualStyle, string>> = {
  photorealistic: "a photorealistic style",
  animation: "the style of an animated film",
  anime: "an anime style",
  comics: "the style of a comic book",
  illustration: "the style of a hand-drawn illustration",
};

/** Returns the sentence that tells a model without styles of its own which one is wanted. */
export const styleWords = (style: VisualStyle): string => `In ${STYLE_WORDS[style]}.`;

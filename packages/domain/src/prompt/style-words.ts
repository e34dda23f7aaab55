import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";

/** Each style in the words of somebody who describes a picture. Models read English best. */
const STYLE_WORDS: Readonly<Record<VisualStyle, string>> = {
  photorealistic: "In a photorealistic style.",
  animation: "In the style of an animated film.",
  anime: "In an anime style.",
  comics: "In the style of a comic book.",
  illustration: "In the style of a hand-drawn illustration.",
};

/** Returns the sentence that tells a model without styles of its own which one is wanted. */
export const styleWords = (style: VisualStyle): string => STYLE_WORDS[style];

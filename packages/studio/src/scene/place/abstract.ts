import type { PlaceFacts } from "./place-facts.ts";

export const ABSTRACT: PlaceFacts = {
  words: `abstract, abstract art, pattern, geometric pattern, geometric shape, fractal, texture,
    gradient, mandala, kaleidoscope, psychedelic pattern, swirl of colour, swirl of color,
    dream of colour, dream of color, colourful swirl, colorful swirl, color field,
    marble texture`,
  kin: "space",
  air: "weightless",
  year: "none",
};

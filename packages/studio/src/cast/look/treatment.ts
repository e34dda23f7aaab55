import type { Canvas } from "@napi-rs/canvas";
import type { Look } from "../../scene/scene-spec.ts";
import type { LitFrom } from "./lit-from.ts";
import { treatAnime } from "./treat-anime.ts";
import { treatCinema } from "./treat-cinema.ts";
import { treatComics } from "./treat-comics.ts";
import { treatNeon } from "./treat-neon.ts";
import { treatPapercut } from "./treat-papercut.ts";
import { treatStorybook } from "./treat-storybook.ts";
import { treatToy } from "./treat-toy.ts";

const TREATMENTS: Readonly<Record<Look, (canvas: Canvas, from: LitFrom) => void>> = {
  toy: treatToy,
  cinema: treatCinema,
  storybook: treatStorybook,
  papercut: treatPapercut,
  neon: treatNeon,
  comics: treatComics,
  anime: treatAnime,
};

/** Lights a painted part and applies the style of the look, in place. */
export function treat(canvas: Canvas, look: Look, from: LitFrom): void {
  TREATMENTS[look](canvas, from);
}

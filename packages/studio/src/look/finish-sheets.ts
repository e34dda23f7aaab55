import type { Look, Print } from "../scene/scene-spec.ts";
import type { Layer, PlaceBrush } from "../stage/stage.ts";
import { finishAnime } from "./finish-anime.ts";
import { finishCinema } from "./finish-cinema.ts";
import { finishComics } from "./finish-comics.ts";
import { finishGrand } from "./finish-grand.ts";
import { finishNatural } from "./finish-natural.ts";
import { finishNeon } from "./finish-neon.ts";
import { finishPainted } from "./finish-painted.ts";
import { finishPapercut } from "./finish-papercut.ts";
import { finishStorybook } from "./finish-storybook.ts";
import { finishStudio } from "./finish-studio.ts";
import { finishToy } from "./finish-toy.ts";
import type { FinishSheet } from "./sheet-finish.ts";

const FINISHES: Readonly<Record<Look, (brush: PlaceBrush) => FinishSheet>> = {
  toy: finishToy,
  cinema: finishCinema,
  storybook: finishStorybook,
  papercut: finishPapercut,
  neon: finishNeon,
  comics: finishComics,
  anime: finishAnime,
};

/** Prints with a finish of their own. */
const PRINT_FINISHES: Readonly<Record<Print, (brush: PlaceBrush) => FinishSheet>> = {
  natural: finishNatural,
  grand: finishGrand,
  studio: finishStudio,
  enchanted: finishStorybook,
  painted: finishPainted,
};

/** Applies the brush's look or print to painted sheets: line, shading and texture. */
export function finishSheets(layers: readonly Layer[], brush: PlaceBrush): readonly Layer[] {
  const { print } = brush.spec;
  const finish = (print === undefined ? FINISHES[brush.look] : PRINT_FINISHES[print])(brush);
  return layers.map((layer, index) => ({
    ...layer,
    picture: finish(layer.picture, layer.depth, index === 0),
  }));
}

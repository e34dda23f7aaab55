import { createCanvas } from "@napi-rs/canvas";
import type { Layer, PlaceBrush } from "../draw/stage.ts";
import type { Look } from "../scene/scene-spec.ts";
import { finishAnime } from "./finish-anime.ts";
import { finishCinema } from "./finish-cinema.ts";
import { finishComics } from "./finish-comics.ts";
import { finishNeon } from "./finish-neon.ts";
import { finishPapercut } from "./finish-papercut.ts";
import { finishStorybook } from "./finish-storybook.ts";
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

/** Turns painted sheets into sheets of the brush's look: line, shading and texture. */
export function finishSheets(layers: readonly Layer[], brush: PlaceBrush): readonly Layer[] {
  const finish = FINISHES[brush.look](brush);
  return layers.map((layer, index) => ({
    ...layer,
    picture: finish(layer.picture, layer.depth, index === 0),
  }));
}

/** Cuts sheets painted with a wide margin to a narrower one; movement is moved along. */
export function cropMargin(layers: readonly Layer[], from: number, to: number): readonly Layer[] {
  const off = from - to;
  if (off === 0) return layers;
  return layers.map((layer) => {
    const picture = createCanvas(layer.picture.width - off * 2, layer.picture.height - off * 2);
    picture.getContext("2d").drawImage(layer.picture, -off, -off);
    const { animate, name, depth } = layer;
    if (!animate) return { name, depth, picture };
    return {
      name,
      depth,
      picture,
      animate: (ctx, seconds) => {
        ctx.save();
        ctx.translate(-off, -off);
        animate(ctx, seconds);
        ctx.restore();
      },
    };
  });
}

import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Look, Pattern } from "../../scene/scene-spec.ts";
import { paintPattern } from "../paint/cloth-pattern.ts";
import { dyeCloth } from "../paint/dye-cloth.ts";
import { turnHue } from "../paint/hue.ts";
import { boxOf, hasSkins } from "../paint/load-icon.ts";
import { rasterIcon } from "../paint/raster-icon.ts";
import { type Coat, findCoat, recolour, recolourOne } from "../paint/recolour.ts";
import { skinOver } from "../paint/skin.ts";
import { type Box, paintSprite, type Sprite } from "../paint/sprite.ts";
import type { LitFrom } from "./lit-from.ts";
import { treat } from "./treatment.ts";

/**
 * Paints the parts of one figure, all with the same light, look and colour. Lengths are rig units.
 */
export interface FigurePainter {
  readonly look: Look;
  /** Pixels per rig unit. */
  readonly scale: number;
  /**
   * A catalogue picture whose box is `size` units high or wide at `place`; optionally mirrored,
   * with its lower corners rounded by `corner`.
   */
  icon(name: string, place: Box, mirrored: boolean, corner?: number): Sprite;
  /** An accessory in its own colours or in `colour`. */
  accessory(name: string, place: Box, colour: string | undefined): Sprite;
  /**
   * A catalogue picture whose cloth, identified by its colour at the hem, gets the wanted colour
   * below `top` units, and a pattern.
   */
  clothed(name: string, place: Box, wanted: Cloth): Sprite;
  shape(box: Box, trace: (context: SKRSContext2D) => void): Sprite;
  /**
   * The colour of a drawn part, adjusted to the figure's colour in the prompt; skin colours become
   * the figure's skin.
   */
  tone(colour: string): string;
  /** Index of the figure's skin, when its picture has several. */
  readonly skin: number | undefined;
  /** Everyday clothes in this figure's dye. */
  dye(colour: string): string;
}

/** The current and the wanted properties of a picture's cloth. */
export interface Cloth {
  readonly own: string;
  readonly colour: string;
  readonly pattern: Pattern | undefined;
  /** Units from the top edge of the picture to the start of the cloth. */
  readonly top: number;
}

export interface PainterSetting {
  readonly look: Look;
  readonly lit: LitFrom;
  readonly scale: number;
  /** The picture whose coat gets the prompt's colour. */
  readonly coatOf: string;
  readonly colour: string | undefined;
  readonly skin: number | undefined;
  /** Hue rotation in degrees. */
  readonly dye: number;
}

const COAT_SCALE = 4;

/** Creates a painter for the parts of a figure in its look, light, coat and skin. */
export function createPainter(setting: PainterSetting): FigurePainter {
  const { look, lit, scale, colour } = setting;
  const coat: Coat | undefined =
    colour === undefined ? undefined : findCoat(rasterIcon(setting.coatOf, COAT_SCALE).canvas);
  // A colour from the prompt applies to the picture as packed, so no skin is chosen.
  const skin = colour === undefined && hasSkins(setting.coatOf) ? setting.skin : undefined;
  const finish = (sprite: Sprite) => {
    treat(sprite.canvas, look, lit);
    return sprite;
  };
  const stamp = (
    name: string,
    place: Box,
    mirrored: boolean,
    wanted: string | undefined,
    own: Coat | undefined,
    corner = 0,
  ) => {
    const raster = rasterIcon(
      name,
      (place.height * scale) / Math.max(0.01, boxOf(name).height),
      hasSkins(name) ? skin : undefined,
    );
    const picture =
      wanted === undefined || own === undefined
        ? raster.canvas
        : recolour(raster.canvas, wanted, own);
    return finish(
      paintSprite(place, scale, (context) => {
        if (corner > 0) {
          context.beginPath();
          context.roundRect(place.x, place.y, place.width, place.height, [0, 0, corner, corner]);
          context.clip();
        }
        if (mirrored) {
          context.translate(place.x * 2 + place.width, 0);
          context.scale(-1, 1);
        }
        context.drawImage(picture, place.x, place.y, place.width, place.height);
      }),
    );
  };
  return {
    look,
    scale,
    icon: (name, place, mirrored, corner) => stamp(name, place, mirrored, colour, coat, corner),
    accessory: (name, place, wanted) =>
      stamp(
        name,
        place,
        false,
        wanted,
        wanted === undefined ? undefined : findCoat(rasterIcon(name, COAT_SCALE).canvas),
      ),
    clothed: (name, place, { own, colour: wanted, pattern, top }) => {
      const size = scale * (place.height / boxOf(name).height);
      const { canvas } = rasterIcon(name, size, hasSkins(name) ? setting.skin : undefined);
      const { picture, mask } = dyeCloth(canvas, own, wanted, top * size);
      if (pattern !== undefined) {
        const paint = mask.getContext("2d");
        paint.globalCompositeOperation = "source-in";
        paint.scale(size, size);
        const printed = createCanvas(mask.width, mask.height);
        const print = printed.getContext("2d");
        print.scale(size, size);
        paintPattern(
          print,
          { x: 0, y: 0, width: place.width, height: place.height },
          pattern,
          wanted,
        );
        paint.resetTransform();
        paint.drawImage(printed, 0, 0);
        picture.getContext("2d").drawImage(mask, 0, 0);
      }
      return finish(
        paintSprite(place, scale, (context) => {
          context.drawImage(picture, place.x, place.y, place.width, place.height);
        }),
      );
    },
    shape: (box, trace) => finish(paintSprite(box, scale, trace)),
    tone: (own) =>
      colour === undefined || coat === undefined
        ? skinOver(own, skin)
        : recolourOne(own, colour, coat),
    skin,
    dye: (own) => (colour === undefined ? turnHue(own, setting.dye) : own),
  };
}

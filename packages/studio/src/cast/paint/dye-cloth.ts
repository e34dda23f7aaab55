import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { parseColour } from "../../light/colour.ts";
import { hueDistance, toHsl, toRgb } from "./hue.ts";

/** Degrees of hue within which a colour counts as the cloth's; skin is usually farther away. */
const REACH = 30;
/** Saturation below which cloth is white, grey or black. */
const GREY = 0.16;
/** Lightness by which grey cloth may differ. */
const SHADES = 0.34;

/**
 * Copies a picture with its cloth in another colour, from row `top` downwards, where there is no
 * face. `mask` marks what was dyed.
 */
export function dyeCloth(
  canvas: Canvas,
  cloth: string,
  colour: string,
  top: number,
): { picture: Canvas; mask: Canvas } {
  const own = toHsl(parseColour(cloth));
  const wanted = toHsl(parseColour(colour));
  const picture = createCanvas(canvas.width, canvas.height);
  const mask = createCanvas(canvas.width, canvas.height);
  const image = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  const dyed = mask.getContext("2d").createImageData(canvas.width, canvas.height);
  for (let at = Math.round(top) * canvas.width * 4; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue;
    const [hue, saturation, lightness] = toHsl([
      data[at] ?? 0,
      data[at + 1] ?? 0,
      data[at + 2] ?? 0,
    ]);
    const part =
      own[1] < GREY
        ? saturation < GREY * 1.8 && Math.abs(lightness - own[2]) < SHADES
        : saturation > GREY * 0.7 && hueDistance(hue, own[0]) < REACH;
    if (!part) continue;
    const light = Math.max(0.06, Math.min(0.95, wanted[2] + (lightness - own[2]) * 0.8));
    const rich = wanted[1] * (own[1] < GREY ? 1 : 0.5 + 0.5 * Math.min(1, saturation / own[1]));
    const [red, green, blue] = toRgb([wanted[0], rich, light]);
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    dyed.data[at + 3] = data[at + 3] ?? 0;
  }
  picture.getContext("2d").putImageData(image, 0, 0);
  mask.getContext("2d").putImageData(dyed, 0, 0);
  return { picture, mask };
}

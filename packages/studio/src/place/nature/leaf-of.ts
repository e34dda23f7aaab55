import type { Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { AUTUMN, BLOSSOM, GREENS, type TreeStyle } from "./tree.ts";

const isWarm = ([red, green, blue]: Rgb) => red > green + 20 && blue < green + 20;
const isPink = ([red, green, blue]: Rgb) => red > green + 20 && blue > green;

/** Returns the leaf colour of a broad-leaved tree in the picture's season; null when it is bare. */
export function leafOf(p: Painter, random: Random, { leaf, lasting }: TreeStyle): Rgb | null {
  if (lasting === true || p.season === undefined) return leaf;
  switch (p.season) {
    case "winter":
      return null;
    case "autumn":
      return isWarm(leaf) ? leaf : random.pick(AUTUMN);
    case "spring":
      if (isWarm(leaf)) return random.pick(BLOSSOM);
      return random.next() < 0.22 ? random.pick(BLOSSOM) : leaf;
    case "summer":
      return isWarm(leaf) || isPink(leaf) ? random.pick(GREENS) : leaf;
  }
}

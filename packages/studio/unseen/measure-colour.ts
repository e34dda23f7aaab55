import { createFigure } from "@kinora/studio/cast/create-figure";
import { chooseLight } from "@kinora/studio/light/choose-light";
import { createRandom } from "@kinora/studio/scene/random";
import type { CastMember, SceneSpec } from "@kinora/studio/scene/scene-spec";
import { createCanvas } from "@napi-rs/canvas";

const SIZE = 120;
/** Degrees of hue within which colours look the same. */
const NEAR_HUE = 28;
/** Saturation below which a colour counts as grey. */
const GREY = 0.2;

interface Hue {
  /** In degrees. */
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function hueOf(red: number, green: number, blue: number): Hue {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const turn =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return {
    hue: (turn * 60 + 360) % 360,
    saturation: most === 0 ? 0 : range / most,
    lightness: most / 255,
  };
}

const hueOfHex = (colour: string) => {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return hueOf(red, green, blue);
};

/** Returns true when both colours look the same. */
export function alike(one: Hue, other: Hue): boolean {
  if (other.saturation < GREY)
    return one.saturation < GREY + 0.12 && Math.abs(one.lightness - other.lightness) < 0.34;
  const off = Math.abs(one.hue - other.hue);
  return one.saturation >= GREY && Math.min(off, 360 - off) <= NEAR_HUE;
}

export const alikeColours = (one: string, other: string): boolean =>
  alike(hueOfHex(one), hueOfHex(other));

/** Fraction of a figure, 0..1, that has a colour ("#d02020") in plain daylight. */
export function shareOfColour(member: CastMember, spec: SceneSpec, colour: string): number {
  const light = chooseLight({
    ...spec,
    place: "meadow",
    time: "day",
    weather: "clear",
    mood: "calm",
  });
  const frame = { width: SIZE * 2, height: SIZE * 2 };
  const random = createRandom(spec.seed, "colour");
  const figure = createFigure({ ...member, nearness: 1 }, { light, look: "toy", random, frame });
  const context = createCanvas(SIZE * 2, SIZE * 2).getContext("2d");
  context.translate(SIZE, SIZE * 1.5);
  figure.draw(context, SIZE, 0);
  const { data } = context.getImageData(0, 0, SIZE * 2, SIZE * 2);
  const wanted = hueOfHex(colour);
  let [own, near] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    own += 1;
    if (alike(hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), wanted)) near += 1;
  }
  return own === 0 ? 0 : near / own;
}

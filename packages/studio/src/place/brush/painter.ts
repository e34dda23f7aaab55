import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import { mix, multiply, parseColour, type Rgb, saturate, scale } from "../../light/colour.ts";
import { placeOf } from "../../scene/place/place-catalogue.ts";
import type { Random } from "../../scene/random.ts";
import type { SceneSpec, Season } from "../../scene/scene-spec.ts";
import type { Layer, PlaceBrush } from "../../stage/stage.ts";
import { inSeason } from "./season.ts";

/**
 * Common tools of all place painters: sheet geometry, seeded noise and colours under the scene's
 * light.
 */
export interface Painter {
  readonly brush: PlaceBrush;
  readonly random: Random;
  /** Sheet size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Scale of objects in pixels: one frame height, less in portrait frames. */
  readonly unit: number;
  readonly x: (fraction: number) => number;
  readonly y: (fraction: number) => number;
  readonly noise: (x: number, y: number) => number;
  /** Noise in octaves, about -1..1. */
  readonly fbm: (x: number, y: number, octaves: number) => number;
  /**
   * A colour under this light. shade: 0 = in shadow, 1 = in the key light. distance: 0 = near, 1 =
   * lost in the haze.
   */
  readonly tone: (base: Rgb, shade: number, distance?: number) => Rgb;
  readonly haze: Rgb;
  readonly sky: readonly Rgb[];
  readonly key: Rgb;
  readonly night: boolean;
  /** True when lamps and windows are lit. */
  readonly lamps: boolean;
  /** The season, where the place has seasons; it changes the foliage. */
  readonly season: Season | undefined;
  /** 0..1: snow on roofs and branches, water on the ground. */
  readonly snow: number;
  readonly wet: number;
  readonly sheet: () => { canvas: Canvas; ctx: SKRSContext2D };
}

const HAZE_BY_WEATHER = {
  clear: 1,
  cloudy: 1.1,
  rain: 1.35,
  snow: 1.4,
  fog: 1.8,
  storm: 1.3,
} as const;

const seasonOf = (spec: SceneSpec): Season | undefined =>
  placeOf(spec.place).year === "seasons" ? spec.season : undefined;

/**
 * Amount of lying snow, 0..1: full in permanently frozen places, partial after snowfall or during
 * winter.
 */
function lyingSnow(spec: SceneSpec): number {
  if (placeOf(spec.place).frozen === true) return 1;
  if (placeOf(spec.place).air === "closed") return 0;
  if (spec.weather === "snow") return 0.4 + spec.weatherStrength * 0.6;
  const thaw = spec.weather === "rain" || spec.weather === "storm";
  return seasonOf(spec) === "winter" && !thaw ? 0.75 : 0;
}

function createTone(brush: PlaceBrush): Painter["tone"] {
  const { light, spec } = brush;
  const ambient = parseColour(light.ambient);
  const key = parseColour(light.key);
  const haze = parseColour(light.haze);
  const strength = 0.5 + light.brightness * 0.6;
  const lit = mix(ambient, key, 0.8);
  const shadow = scale(ambient, 0.56);
  // Snow and foam scatter light internally, so their shadows are pale and take the colour of the
  // sky.
  const paleShadow = scale(
    saturate(mix(ambient, parseColour(light.sky[1] ?? light.haze), 0.3), 1.35),
    0.98,
  );
  const paleLit = mix(lit, [255, 255, 255], 0.35);
  const air = HAZE_BY_WEATHER[spec.weather];
  const season = seasonOf(spec);
  return (pigment, shade, distance = 0) => {
    const base = inSeason(pigment, season);
    const pale = Math.max(0, Math.min(1, (Math.min(base[0], base[1], base[2]) - 205) / 25));
    const illumination =
      pale > 0
        ? mix(mix(shadow, paleShadow, pale), mix(lit, paleLit, pale), shade)
        : mix(shadow, lit, shade);
    const colour = scale(multiply(base, illumination), strength);
    return distance > 0 ? mix(colour, haze, Math.min(0.96, distance * air)) : colour;
  };
}

/** Creates the tools of a place painter: noise, light, sky and units of the frame. */
export function createPainter(brush: PlaceBrush): Painter {
  const { frame, margin, spec, light } = brush;
  const width = frame.width + margin * 2;
  const height = frame.height + margin * 2;
  const noise = createNoise2D(brush.random.fork("noise").next);
  return {
    brush,
    random: brush.random.fork(spec.place),
    width,
    height,
    unit: frame.height * Math.min(1, Math.sqrt(frame.width / frame.height)),
    x: (fraction) => margin + fraction * frame.width,
    y: (fraction) => margin + fraction * frame.height,
    noise,
    fbm: (x, y, octaves) => {
      let sum = 0;
      let weight = 0.5;
      let step = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        sum += noise(x * step + octave * 17.3, y * step - octave * 9.7) * weight;
        weight *= 0.5;
        step *= 2.03;
      }
      return sum;
    },
    tone: createTone(brush),
    haze: parseColour(light.haze),
    sky: light.sky.map(parseColour),
    key: parseColour(light.key),
    night: spec.time === "night",
    lamps: spec.time === "night" || spec.time === "dusk" || spec.weather === "storm",
    season: seasonOf(spec),
    snow: lyingSnow(spec),
    wet: spec.weather === "rain" || spec.weather === "storm" ? 0.4 + spec.weatherStrength * 0.6 : 0,
    sheet: () => {
      const canvas = createCanvas(width, height);
      return { canvas, ctx: canvas.getContext("2d") };
    },
  };
}

/** Returns true when a figure of the scene has this subject; the place then leaves out its own. */
export const casts = (p: Painter, subject: string): boolean =>
  p.brush.spec.cast.some((member) => member.subject === subject);

/**
 * The side on which most of the scene's figures stand, 1 right, −1 left; `otherwise` when there are
 * none.
 */
export function standingSide({ spec }: PlaceBrush, otherwise: 1 | -1): 1 | -1 {
  if (spec.cast.length === 0) return otherwise;
  const sum = spec.cast.reduce((total, member) => total + (member.x - 0.5) * member.height, 0);
  return sum < 0 ? -1 : 1;
}

/** A layer of a place; only moving ones have `animate`. */
export function layer(
  name: string,
  depth: number,
  picture: Canvas,
  animate?: Layer["animate"],
): Layer {
  return animate ? { name, depth, picture, animate } : { name, depth, picture };
}

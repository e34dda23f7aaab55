import { placeOf } from "../scene/place/place-catalogue.ts";
import { createRandom } from "../scene/random.ts";
import type { Look, Mood, Print, SceneSpec, TimeOfDay } from "../scene/scene-spec.ts";
import type { Light } from "../stage/stage.ts";
import { hex, mix, multiply, parseColour, type Rgb, saturate, scale } from "./colour.ts";
import { PALETTES, type Palette } from "./palettes.ts";

type Bend = (colour: Rgb) => Rgb;

const MOOD_BENDS: Readonly<Record<Mood, Bend>> = {
  calm: (colour) => colour,
  joyful: (colour) => saturate(colour, 1.14),
  mysterious: (colour) => multiply(mix(colour, [70, 70, 170], 0.14), [236, 238, 255]),
  epic: (colour) => saturate(scale(colour, 0.96), 1.18),
  melancholy: (colour) => saturate(mix(colour, [96, 116, 150], 0.14), 0.74),
  tense: (colour) => saturate(mix(colour, [120, 50, 60], 0.12), 0.94),
};

/**
 * Pigments of a look, shared by figures and places because both take their colours from the light.
 */
const LOOK_BENDS: Readonly<Record<Look, Bend>> = {
  toy: (colour) => saturate(colour, 1.12),
  cinema: (colour) => {
    const bright = (colour[0] + colour[1] + colour[2]) / 765;
    return saturate(mix(colour, bright < 0.55 ? [18, 66, 92] : [255, 186, 116], 0.13), 0.96);
  },
  storybook: (colour) =>
    mix(saturate(colour, 1.26), [255, 248, 232], ((colour[0] + colour[1] + colour[2]) / 765) * 0.1),
  papercut: (colour) => mix(saturate(colour, 1.2), [250, 232, 204], 0.08),
  comics: (colour) => saturate(scale(colour, 1.03), 1.18),
  anime: (colour) => {
    const bright = (colour[0] + colour[1] + colour[2]) / 765;
    // Shadows tend to violet; lights stay clear.
    return saturate(mix(colour, [92, 96, 220], (1 - bright) * 0.16), 1.16);
  },
  neon: (colour) => saturate(mix(scale(colour, 0.5), [84, 20, 150], 0.34), 1.35),
};

/** Pigments of a print, which replace those of its look. */
const PRINT_BENDS: Readonly<Record<Print, Bend>> = {
  natural: (colour) => saturate(mix(colour, [150, 156, 138], 0.12), 0.78),
  grand: (colour) => {
    const bright = (colour[0] + colour[1] + colour[2]) / 765;
    return saturate(mix(colour, bright < 0.5 ? [10, 30, 96] : [255, 190, 96], 0.18), 1.2);
  },
  studio: (colour) => saturate(mix(scale(colour, 0.86), [120, 76, 52], 0.24), 0.9),
  enchanted: (colour) => saturate(mix(scale(colour, 0.84), [86, 52, 190], 0.26), 1.2),
  painted: (colour) => saturate(mix(colour, [255, 176, 84], 0.08), 1.3),
};

/**
 * Falling snow and fog take the colour of the time of day; a grey veil would make every winter
 * dull.
 */
const SNOW_AIR: Readonly<Record<TimeOfDay, Rgb>> = {
  dawn: [252, 204, 216],
  day: [196, 222, 252],
  "golden-hour": [255, 216, 184],
  dusk: [196, 140, 196],
  night: [48, 76, 150],
};
const FOG_AIR: Readonly<Record<TimeOfDay, Rgb>> = {
  dawn: [246, 212, 206],
  day: [200, 220, 230],
  "golden-hour": [250, 222, 182],
  dusk: [182, 132, 168],
  night: [60, 84, 126],
};

/** Cloud, rain and fog desaturate the air and dim the sunlight. */
function weatherBend(spec: SceneSpec, night: boolean): Bend {
  const strength = 0.55 + spec.weatherStrength * 0.45;
  const grey: Rgb = night ? [40, 54, 96] : [140, 164, 196];
  switch (spec.weather) {
    case "clear":
      return (colour) => colour;
    case "cloudy":
      return (colour) => mix(saturate(colour, 1 - 0.25 * strength), grey, 0.16 * strength);
    case "rain":
      return (colour) =>
        scale(
          mix(saturate(colour, 1 - 0.26 * strength), grey, 0.3 * strength),
          1 - 0.14 * strength,
        );
    case "snow":
      return (colour) =>
        mix(saturate(colour, 1 - 0.1 * strength), SNOW_AIR[spec.time], 0.3 * strength);
    case "fog":
      return (colour) =>
        mix(saturate(colour, 1 - 0.25 * strength), FOG_AIR[spec.time], 0.38 * strength);
    case "storm":
      return (colour) =>
        scale(
          mix(
            saturate(colour, 1 - 0.3 * strength),
            night ? [30, 42, 76] : [60, 88, 128],
            0.46 * strength,
          ),
          1 - 0.22 * strength,
        );
  }
}

const UNDERWATER: Palette = {
  sky: ["#bff6ee", "#5fd4e0", "#1f9cc4", "#0d5f9a", "#0a3a6e"],
  haze: "#1a86b4",
  ambient: "#86c4e0",
  key: "#eafff2",
  brightness: 0.8,
};
const DEEP: Palette = {
  sky: ["#2b7fa0", "#155a8a", "#0d3c70", "#092750", "#061838"],
  haze: "#0f3f70",
  ambient: "#4d86b8",
  key: "#a8f0f0",
  brightness: 0.35,
};
const SPACE: Palette = {
  sky: ["#05040f", "#0a0820", "#120c30", "#0a0a26", "#04040e"],
  haze: "#2a1c58",
  ambient: "#7a74b4",
  key: "#fff0dc",
  brightness: 0.4,
};

/** Without air: white sunlight by day and night, black shade. */
const AIRLESS: Palette = {
  sky: ["#05040f", "#080818", "#0a0a1e", "#0a0a1c", "#06060f"],
  haze: "#3a3850",
  ambient: "#9c9cb8",
  key: "#fff8ee",
  brightness: 0.86,
};

function palette(spec: SceneSpec): Palette {
  if (spec.place === "moon")
    return spec.time === "night" ? { ...AIRLESS, brightness: 0.5, ambient: "#7480a8" } : AIRLESS;
  if (spec.place === "space") return SPACE;
  if (spec.place === "underwater") {
    return spec.time === "night" || spec.time === "dusk" ? DEEP : UNDERWATER;
  }
  return createRandom(spec.seed, "light").pick(PALETTES[spec.time]);
}

/**
 * Chooses the light of a scene from its time, place, weather and mood. The seed decides the side of
 * the sun and which of the time's skies is used.
 */
export function chooseLight(spec: SceneSpec): Light {
  const base = palette(spec);
  const random = createRandom(spec.seed, "sun");
  const side = random.next() < 0.5 ? -1 : 1;
  const direction = side * random.between(0.3, 0.8);
  const look = spec.print === undefined ? LOOK_BENDS[spec.look] : PRINT_BENDS[spec.print];
  const feel = MOOD_BENDS[spec.mood];
  const mood = (colour: Rgb) => look(feel(colour));
  const weather =
    spec.place === "space" ? (colour: Rgb) => colour : weatherBend(spec, spec.time === "night");
  const [tint, share] = placeOf(spec.place).tint ?? ["#ffffff", 0];
  // The tint is scaled to the palette's brightness, because a daylight tint would brighten the
  // night.
  const shade = scale(parseColour(tint), 0.35 + base.brightness * 0.65);
  const bend = (colour: string, weight = 1) =>
    weather(mood(mix(parseColour(colour), shade, share * weight)));
  const cover = { clear: 0, cloudy: 0.3, rain: 0.6, snow: 0.45, fog: 0.6, storm: 0.75 }[
    spec.weather
  ];
  const dimmed = base.brightness * (1 - cover * 0.3 * (0.5 + spec.weatherStrength * 0.5));
  const key = mix(bend(base.key, 0.3), bend(base.ambient, 0.3), cover * 0.6);
  const indoors = placeOf(spec.place).air === "indoors";
  // A room has its own warm light: softened daylight by day, lamps after sunset.
  const lamp = 1 - base.brightness;
  if (indoors) {
    const warm = mix(
      mix(parseColour(base.ambient), [236, 214, 196], 0.6),
      [206, 158, 128],
      lamp * 0.8,
    );
    return {
      ambient: hex(mood(warm)),
      key: hex(mood(mix(parseColour(base.key), [255, 204, 142], 0.25 + lamp * 0.6))),
      direction,
      rim: hex(mix(parseColour(base.key), [255, 232, 200], 0.5)),
      brightness: 0.55 + base.brightness * 0.35,
      haze: hex(bend(base.haze)),
      sky: base.sky.map((colour) => hex(bend(colour, 0.4))),
    };
  }
  return {
    ambient: hex(bend(base.ambient, 0.6)),
    key: hex(key),
    direction: spec.place === "underwater" ? direction * 0.4 : direction,
    rim: hex(mix(key, [255, 255, 255], 0.25)),
    brightness:
      dimmed * (spec.look === "neon" ? 0.7 : 1) + (spec.look === "comics" ? (1 - dimmed) * 0.2 : 0),
    haze: hex(bend(base.haze)),
    sky: base.sky.map((colour, index) => hex(bend(colour, 0.4 + index * 0.2))),
  };
}

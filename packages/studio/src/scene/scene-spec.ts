/**
 * The scene specification: everything the studio needs to draw a prompt, and nothing else. It is
 * plain JSON, stored with the work; the same spec and engine version draw the same bytes. Lengths
 * are fractions of the frame (0..1), times are seconds, colours are CSS strings.
 */

export const PLACES = [
  "city",
  "neon-city",
  "forest",
  "jungle",
  "mountains",
  "desert",
  "beach",
  "ocean",
  "underwater",
  "space",
  "snow",
  "village",
  "farm",
  "room",
  "meadow",
  "savanna",
  "canyon",
  "volcano",
  "wheat-field",
  "vineyard",
  "moon",
  "mars",
  "ice",
  "bamboo-grove",
  "cherry-garden",
  "park",
  "river",
  "waterfall",
  "lake",
  "swamp",
  "harbour",
  "sea-cliff",
  "ship-deck",
  "castle",
  "ruins",
  "market",
  "train-station",
  "highway",
  "bridge",
  "rooftop",
  "stadium",
  "playground",
  "amusement-park",
  "cave",
  "underground-city",
  "sky-islands",
  "candy-land",
  "abstract",
  "kitchen",
  "library",
  "bedroom",
  "fireside",
  "cafe",
  "classroom",
  "laboratory",
  "museum",
  "concert-stage",
  "spaceship",
] as const;
export type Place = (typeof PLACES)[number];

export const TIMES_OF_DAY = ["dawn", "day", "golden-hour", "dusk", "night"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export const WEATHERS = ["clear", "cloudy", "rain", "snow", "fog", "storm"] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOODS = ["calm", "joyful", "mysterious", "epic", "melancholy", "tense"] as const;
export type Mood = (typeof MOODS)[number];

/** Looks of an illustration engine; none of them imitates a photograph. */
export const LOOKS = ["toy", "cinema", "storybook", "papercut", "neon", "comics", "anime"] as const;
export type Look = (typeof LOOKS)[number];

/**
 * Finishes of a look by line, texture and grade, which distinguish model styles with the same look.
 */
export const PRINTS = ["natural", "grand", "studio", "enchanted", "painted"] as const;
export type Print = (typeof PRINTS)[number];

export const CAMERA_MOVES = [
  "drift",
  "push-in",
  "pull-out",
  "pan-left",
  "pan-right",
  "rise",
  "follow",
] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

export const ACTIONS = [
  "idle",
  "walk",
  "run",
  "jump",
  "fly",
  "swim",
  "dance",
  "sleep",
  "wave",
  "spin",
  "eat",
  "play",
  "sit",
  "float",
  "drive",
  "sail",
  "read",
  "cook",
  "fight",
  "climb",
  "throw",
  "kick",
  "paint",
  "sing",
  "cry",
  "laugh",
  "hug",
  "fish",
  "dig",
  "look",
  "hold",
  "drink",
  "give",
  "bow",
  "ski",
  "surf",
  "skate",
] as const;
export type Action = (typeof ACTIONS)[number];

export const EMOTIONS = [
  "happy",
  "sad",
  "angry",
  "surprised",
  "sleepy",
  "scared",
  "loving",
] as const;
export type Emotion = (typeof EMOTIONS)[number];

export interface CastMember {
  /** Key of a subject in the casting catalogue, "fox". */
  readonly subject: string;
  /** The words of the prompt it represents, "a small red fox". */
  readonly words: string;
  readonly action: Action;
  /** Horizontal centre of the feet, 0 = left edge, 1 = right edge. */
  readonly x: number;
  /** Nearness: 0 = at the horizon, 1 = at the front of the ground. Determines size and y. */
  readonly nearness: number;
  /**
   * Height above its ground, in frame heights: 0 standing, 0.3 flying; below 0 in portraits, whose
   * feet are not visible.
   */
  readonly altitude: number;
  /** Height of the figure at nearness 1, in frame heights. */
  readonly height: number;
  readonly facing: "left" | "right";
  /** A colour requested in the prompt ("a blue fox"). */
  readonly colour?: string;
  /** Posture of an animal that can stand either way; absent = upright. */
  readonly posture?: "fours";
  readonly emotion?: Emotion;
  /** True when it holds the tool of its action: a brush, a fishing rod. */
  readonly tool?: true;
  /** Text on a sign. */
  readonly text?: string;
  /** Fraction of its height under water, 0..1; the figure is cut there. */
  readonly sinks?: number;
  /**
   * Subject of the figure it travels with, such as its horse or its holder; the nearest one is
   * meant. Absent = it moves independently.
   */
  readonly goesWith?: string;
  /**
   * Figures with the same identity are the same person everywhere: skin, hair and clothes. Absent =
   * chosen by the scene's seed.
   */
  readonly identity?: string;
  /** Garments it wears, of those the studio can put on a figure. */
  readonly wears?: readonly Garment[];
}

export const GARMENTS = ["hat", "crown", "sunglasses", "scarf", "dress", "shirt", "coat"] as const;

/** Cloth patterns that can be painted. */
export const PATTERNS = ["striped", "dotted", "checked"] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Garment {
  readonly item: (typeof GARMENTS)[number];
  readonly colour?: string;
  readonly pattern?: Pattern;
}

export interface SceneSpec {
  readonly seed: number;
  readonly place: Place;
  /** Other places that the prompt asks to see in this one's painting: mountains behind a village. */
  readonly vistas?: readonly Place[];
  /** Seed for the furnishing and lighting of a place used in several scenes. Absent = `seed`. */
  readonly placeSeed?: number;
  readonly time: TimeOfDay;
  /** Absent = each tree is chosen by the seed, as in scenes planned before seasons existed. */
  readonly season?: Season;
  readonly weather: Weather;
  /** 0 = barely noticeable, 1 = maximum strength. */
  readonly weatherStrength: number;
  readonly mood: Mood;
  readonly look: Look;
  /** Absent = the look's own finish. */
  readonly print?: Print;
  readonly cast: readonly CastMember[];
  readonly camera: { readonly move: CameraMove; readonly strength: number };
  /** Noun phrases without a picture; reported to the user, never silently replaced. */
  readonly missing: readonly string[];
  /** Phrases drawn as something similar; also reported to the user. Absent = none. */
  readonly approximations?: readonly Approximation[];
  /** The scene a morph ends on. */
  readonly becomes?: SceneSpec;
}

/** Words of the prompt and what the picture shows instead. */
export interface Approximation {
  readonly words: string;
  readonly drawnAs: string;
}

/** Model styles of the specification, except Core, which leaves the choice to the form. */
export const MODEL_STYLES = [
  "Realistic",
  "Anime",
  "3D Animation",
  "Comics",
  "Fantasy",
  "Photorealism",
  "Openjourney",
  "Modern Animation",
  "Portrait",
] as const;
export type ModelStyle = (typeof MODEL_STYLES)[number];

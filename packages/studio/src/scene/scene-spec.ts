/**
 * The scene specification: everything the studio needs to draw a prompt, and nothing else.
 * It is plain JSON, stored with the creation; the same spec and engine version draw the same bytes.
 * Lengths are fractions of the frame (0..1), times are seconds, colours are CSS strings.
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

/** Looks of an illustration engine; none of them pretends to be a photograph. */
export const LOOKS = ["toy", "cinema", "storybook", "papercut", "neon", "comics", "anime"] as const;
export type Look = (typeof LOOKS)[number];

/** Ways a look can be finished, by line, texture and grade: what tells model styles of one look apart. */
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
  /** The words of the prompt it answers, "a small red fox". */
  readonly words: string;
  readonly action: Action;
  /** Horizontal centre of the feet, 0 = left edge, 1 = right edge. */
  readonly x: number;
  /** How near it stands: 0 = at the horizon, 1 = at the front of the ground. Decides size and y. */
  readonly nearness: number;
  /** Height above its ground, in frame heights; 0 stands, 0.3 flies; below 0 in portraits, whose feet are not seen. */
  readonly altitude: number;
  /** Height of the figure at nearness 1, in frame heights. */
  readonly height: number;
  readonly facing: "left" | "right";
  /** A colour the prompt asked for ("a blue fox"). */
  readonly colour?: string;
  /** How an animal that can do both carries itself; absent = upright. */
  readonly posture?: "fours";
  readonly emotion?: Emotion;
  /** It has in its hand what its action needs: a brush, a fishing rod. */
  readonly tool?: true;
  /** What is written on a sign. */
  readonly text?: string;
  /** Part of its height that is under water, 0..1; the figure is cut there. */
  readonly sinks?: number;
  /** The subject it travels with, the nearest of them: its horse, the one who holds it. Absent = it goes its own way. */
  readonly goesWith?: string;
  /** Who has the same is the same person everywhere: skin, hair and clothes. Absent = as the scene's seed has it. */
  readonly identity?: string;
  /** What it wears, of the few things the studio can put on a figure. */
  readonly wears?: readonly Garment[];
}

export const GARMENTS = ["hat", "crown", "sunglasses", "scarf", "dress", "shirt", "coat"] as const;

/** Patterns of cloth that can be painted. */
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
  /** What the place is furnished and lit by, where several scenes play in it. Absent = `seed`. */
  readonly placeSeed?: number;
  readonly time: TimeOfDay;
  /** Absent = each tree as the seed has it, as in scenes planned before there were seasons. */
  readonly season?: Season;
  readonly weather: Weather;
  /** 0 = a hint, 1 = as strong as it gets. */
  readonly weatherStrength: number;
  readonly mood: Mood;
  readonly look: Look;
  /** Absent = as the look is by itself. */
  readonly print?: Print;
  readonly cast: readonly CastMember[];
  readonly camera: { readonly move: CameraMove; readonly strength: number };
  /** Noun phrases for which the studio has no picture; told to the user, never replaced in silence. */
  readonly missing: readonly string[];
  /** What is drawn as something near it; told to the user as well. Absent = nothing. */
  readonly approximations?: readonly Approximation[];
  /** The scene a morph ends on. */
  readonly becomes?: SceneSpec;
}

/** Words of the prompt and what the picture shows in their place. */
export interface Approximation {
  readonly words: string;
  readonly drawnAs: string;
}

/** Model styles of the specification, but for Core, which leaves the choice to the form. */
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

import type { Random } from "../../scene/random.ts";

/** The skins that pictures of people come in, in the order in which they are packed. */
export const SKIN_NAMES = ["light", "medium-light", "medium", "medium-dark", "dark"] as const;

/** Drawn hands and ears that go with each skin. */
export const SKIN_COLOURS = ["#efc9b4", "#e5ad88", "#a0745a", "#7a4b40", "#4d3733"] as const;

/** What has skins but shows none of a person. */
export const SKINLESS: ReadonlySet<string> = new Set(["nail-polish"]);

/** Colours of drawn hands that are skin, not gloves or scales. */
const PAINTED_SKIN: ReadonlySet<string> = new Set(["#fcc02e", "#fbb92f", "#f7b04a"]);

/** A drawn hand in its figure's skin; gloves, paws and metal stay. */
export const skinOver = (own: string, skin: number | undefined): string =>
  skin !== undefined && PAINTED_SKIN.has(own) ? (SKIN_COLOURS[skin] ?? own) : own;

/** Any skin, each as likely as the others. */
export const chooseSkin = (random: Random): number => Math.floor(random.next() * SKIN_NAMES.length);

/** Degrees by which everyday clothes are dyed away from those of the pattern. */
const DYES = [0, 45, 105, 160, 205, 250, 310] as const;

/** A turn of hue in degrees by which two of a kind differ. */
export const chooseDye = (random: Random): number => random.pick(DYES);

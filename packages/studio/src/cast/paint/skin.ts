import type { Random } from "../../scene/random.ts";

/** Skins available for pictures of people, in packed order. */
export const SKIN_NAMES = ["light", "medium-light", "medium", "medium-dark", "dark"] as const;

/** Colours of drawn hands and ears for each skin. */
export const SKIN_COLOURS = ["#efc9b4", "#e5ad88", "#a0745a", "#7a4b40", "#4d3733"] as const;

/** Pictures that come in several skins but do not show a person. */
export const SKINLESS: ReadonlySet<string> = new Set(["nail-polish"]);

/** Colours of drawn hands that are skin rather than gloves or scales. */
const PAINTED_SKIN: ReadonlySet<string> = new Set(["#fcc02e", "#fbb92f", "#f7b04a"]);

/** Returns a drawn hand's colour in its figure's skin; gloves, paws and metal are unchanged. */
export const skinOver = (own: string, skin: number | undefined): string =>
  skin !== undefined && PAINTED_SKIN.has(own) ? (SKIN_COLOURS[skin] ?? own) : own;

/** Chooses a skin; all are equally likely. */
export const chooseSkin = (random: Random): number => Math.floor(random.next() * SKIN_NAMES.length);

/** Hue rotations in degrees for everyday clothes. */
const DYES = [0, 45, 105, 160, 205, 250, 310] as const;

/** Chooses a hue rotation in degrees, so that two figures of the same kind differ. */
export const chooseDye = (random: Random): number => random.pick(DYES);

import { ACOUSTIC_GENRES } from "./acoustic-genres.ts";
import { BAND_GENRES } from "./band-genres.ts";
import { ELECTRONIC_GENRES } from "./electronic-genres.ts";
import type { Genre } from "./genre.ts";
import { ORCHESTRAL_GENRES } from "./orchestral-genres.ts";

const ALL = {
  ...ELECTRONIC_GENRES,
  ...BAND_GENRES,
  ...ACOUSTIC_GENRES,
  ...ORCHESTRAL_GENRES,
} as const;

export type GenreName = keyof typeof ALL;

/** All genres of the studio. */
export const GENRES: Readonly<Record<GenreName, Genre>> = ALL;

/** Returns true when a word names a genre. */
export function isGenreName(name: string): name is GenreName {
  return name in GENRES;
}

export const GENRE_NAMES: readonly GenreName[] = Object.keys(ALL).filter(isGenreName);

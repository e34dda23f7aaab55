import { CATALOGUES } from "./catalogues.gen.ts";

/** A language there are words in. */
export type Locale = keyof typeof CATALOGUES;

/** Whose words stand where those of another language are missing. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

export const LOCALES = Object.keys(CATALOGUES).filter((name): name is Locale => name in CATALOGUES);

import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { CATALOGUE } from "@kinora/studio/cast/catalogue/catalogue";
import { COLOUR_WORDS } from "@kinora/studio/read/lexicon/modifier-words";
import {
  ACTIONS,
  EMOTIONS,
  GARMENTS,
  LOOKS,
  MOODS,
  PLACES,
  TIMES_OF_DAY,
  WEATHERS,
} from "@kinora/studio/scene/scene-spec";
import {
  UNDERSTOOD_RELATIONS,
  UNDERSTOOD_SIZES,
  type Understood,
} from "@kinora/studio/scene/understood";
import { z } from "zod";

/** Maximum number of figures accepted; the stage may have room for fewer. */
const MOST_FIGURES = 8;
const MOST_EACH = 6;
const MOST_MISSING = 8;
const MOST_WORN = 3;

/** Replaces values that the catalogue lacks with null. */
const known = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .nullable()
    .catch(null)
    .transform((text) => values.find((value) => value === text) ?? null);

const SIZES = Object.keys(UNDERSTOOD_SIZES) as readonly Understood["figures"][number]["size"][];
const colour = known(Object.keys(COLOUR_WORDS));
const words = z.string().max(200).catch("");

const figure = z.object({
  words,
  subject: z.string().catch(""),
  count: z.number().int().min(1).max(MOST_EACH).catch(1),
  size: known(SIZES).transform((size) => size ?? "usual"),
  colour,
  action: known(ACTIONS),
  emotion: known(EMOTIONS),
  wears: z.array(z.object({ item: known(GARMENTS), colour })).catch([]),
  relation: known(UNDERSTOOD_RELATIONS),
  /** Index of an earlier figure, from 0. */
  to: z.number().int().catch(-1),
  sign: words,
});

const asked = z.object({
  figures: z.array(figure),
  place: known(PLACES),
  time: known(TIMES_OF_DAY),
  weather: known(WEATHERS),
  mood: known(MOODS),
  look: known(LOOKS),
  portrait: z.boolean().catch(false),
  missing: z.array(words).catch([]),
});

const SUBJECTS: ReadonlySet<string> = new Set(CATALOGUE.map(({ key }) => key));

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/**
 * Parses a language model's answer, or the copy stored in a recipe. Drops what the catalogue lacks
 * and every word that is not in the prompt; figures without a picture are reported as missing, in
 * the prompt's own words.
 *
 * @returns null when nothing paintable is left
 */
export function understoodOf(answer: unknown, prompt: string): Understood | null {
  const read = asked.safeParse(answer);
  if (!read.success) return null;
  const said = plain(prompt);
  const quoted = (text: string) => (plain(text) !== "" && said.includes(plain(text)) ? text : "");
  const all = read.data.figures.slice(0, MOST_FIGURES);
  const places = new Map<number, number>();
  all.forEach(({ subject }, at) => {
    if (SUBJECTS.has(subject)) places.set(at, places.size);
  });
  const figures = all.flatMap((each, at) => {
    const place = places.get(at);
    if (place === undefined) return [];
    const to = places.get(each.to) ?? -1;
    const isRelated = each.relation !== null && to >= 0 && to < place;
    return {
      ...each,
      words: quoted(each.words),
      sign: quoted(each.sign),
      wears: each.wears.filter(({ item }) => item !== null).slice(0, MOST_WORN),
      relation: isRelated ? each.relation : null,
      to: isRelated ? to : -1,
    };
  });
  if (figures.length === 0 && read.data.place === null) return null;
  const undrawn = all.filter((_, at) => !places.has(at)).map((each) => each.words);
  const missing = [...undrawn, ...read.data.missing].map(quoted).filter((text) => text !== "");
  return { ...read.data, figures, missing: [...new Set(missing)].slice(0, MOST_MISSING) };
}

/**
 * Returns the language model's reading stored in the recipe of a picture or film; null when there
 * is none.
 */
export function understoodIn(recipe: Recipe): Understood | null {
  const { prompt, reading } = recipe;
  return reading && "said" in reading && isReadOnce(recipe)
    ? understoodOf(reading.said, prompt)
    : null;
}

/**
 * Returns true when a recipe is painted from its prompt alone and has only one; a film that changes
 * has two.
 */
export const isReadOnce = ({ type, inputs = {}, effect, settings }: Recipe): boolean =>
  (type === "text-to-image" || type === "text-to-video") &&
  Object.keys(inputs).length === 0 &&
  effect !== "morph" &&
  !settings.last_prompt;

import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { UNDERSTOOD_SIZES, type Understood } from "../scene/understood.ts";
import { COLOUR_WORDS } from "./lexicon/modifier-words.ts";
import { type Mention, nothingRead, plainMention, type Reading } from "./mention.ts";

/**
 * Strength of weather named by a language model without one; the built-in words include a strength.
 */
const STRENGTH = 0.6;

/** Converts a language model's reading to the form the planner uses for prompts. */
export function readingOfUnderstood(understood: Understood): Reading {
  const { figures, place, time, weather, mood, look, portrait, missing } = understood;
  const mentions: Mention[] = [];
  for (const figure of figures) {
    const { subject, relation, to } = figure;
    const target = mentions[to];
    mentions.push({
      ...plainMention(subject, figure.words || subjectOf(subject).shows),
      count: figure.count,
      size: UNDERSTOOD_SIZES[figure.size],
      colour: cssOf(figure.colour),
      action: figure.action ?? undefined,
      emotion: figure.emotion ?? undefined,
      wears: figure.wears.flatMap(({ item, colour }) => {
        const css = cssOf(colour);
        return item === null ? [] : [{ item, ...(css === undefined ? {} : { colour: css }) }];
      }),
      text: figure.sign || undefined,
      relation:
        relation === null || target === undefined ? undefined : { kind: relation, to: target },
    });
  }
  return {
    ...nothingRead(portrait),
    mentions,
    missing: [...missing],
    places: listed(place),
    times: listed(time),
    weathers: listed(weather).map((kind) => ({ kind, strength: STRENGTH })),
    moods: listed(mood),
    looks: listed(look),
  };
}

const listed = <T>(value: T | null): T[] => (value === null ? [] : [value]);

const cssOf = (name: string | null): string | undefined =>
  name === null ? undefined : COLOUR_WORDS[name];

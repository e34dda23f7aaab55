import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type {
  Action,
  Emotion,
  Garment,
  Look,
  Mood,
  Place,
  TimeOfDay,
  Weather,
} from "../scene/scene-spec.ts";
import { COLOUR_WORDS } from "./lexicon/modifier-words.ts";
import { type Mention, nothingRead, plainMention, type Reading } from "./mention.ts";

/** Sizes of figures, times their natural one. */
export const UNDERSTOOD_SIZES = {
  tiny: 0.4,
  small: 0.7,
  usual: 1,
  large: 1.4,
  giant: 2.2,
} as const;

/** How a figure stands to an earlier one. */
export const UNDERSTOOD_RELATIONS = [
  "on",
  "in",
  "under",
  "behind",
  "before",
  "between",
  "beside",
  "hold",
  "give",
  "embrace",
  "face",
  "climb",
  "pull",
] as const;

/** What somebody else understood of a prompt, in the catalogue's own terms and the prompt's own words. Plain JSON. */
export interface Understood {
  readonly figures: readonly {
    /** Empty: nobody wrote it. */
    readonly words: string;
    /** A key of the catalogue. */
    readonly subject: string;
    readonly count: number;
    readonly size: keyof typeof UNDERSTOOD_SIZES;
    /** A word for a colour. */
    readonly colour: string | null;
    readonly action: Action | null;
    readonly emotion: Emotion | null;
    readonly wears: readonly {
      readonly item: Garment["item"] | null;
      readonly colour: string | null;
    }[];
    readonly relation: (typeof UNDERSTOOD_RELATIONS)[number] | null;
    /** The earlier figure that it stands so to, by its number from 0; -1: none. */
    readonly to: number;
    /** What is written on it; empty: nothing. */
    readonly sign: string;
  }[];
  readonly place: Place | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly mood: Mood | null;
  readonly look: Look | null;
  readonly portrait: boolean;
  readonly missing: readonly string[];
}

/** Of weather that a language model names; words of ours say how strong it is. */
const STRENGTH = 0.6;

/** What a language model understood, as the planner takes what words say. */
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

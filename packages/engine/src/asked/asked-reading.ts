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
import { UNDERSTOOD_RELATIONS, UNDERSTOOD_SIZES } from "@kinora/studio/scene/understood";

/**
 * Placeholder for an empty field, because services with strict structured output require every
 * field.
 */
export const NONE = "none";

const oneOf = (values: readonly string[]) => ({ type: "string", enum: [...values, NONE] });
const each = (items: object) => ({ type: "array", items });
const record = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const colour = oneOf(Object.keys(COLOUR_WORDS));

/**
 * Returns the JSON Schema of the reading requested from a language model. Subjects are plain
 * strings, because the catalogue exceeds the services' limit for an enumeration.
 */
export const askedReadingSchema = (): object =>
  record({
    figures: each(
      record({
        words: { type: "string" },
        subject: { type: "string" },
        count: { type: "integer" },
        size: { type: "string", enum: Object.keys(UNDERSTOOD_SIZES) },
        colour,
        action: oneOf(ACTIONS),
        emotion: oneOf(EMOTIONS),
        wears: each(record({ item: { type: "string", enum: [...GARMENTS] }, colour })),
        relation: oneOf(UNDERSTOOD_RELATIONS),
        to: { type: "integer" },
        sign: { type: "string" },
      }),
    ),
    place: oneOf(PLACES),
    time: oneOf(TIMES_OF_DAY),
    weather: oneOf(WEATHERS),
    mood: oneOf(MOODS),
    look: oneOf(LOOKS),
    portrait: { type: "boolean" },
    missing: each({ type: "string" }),
  });

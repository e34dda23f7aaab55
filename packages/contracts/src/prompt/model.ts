import { z } from "zod";
import { priceRule } from "./price-rule.ts";
import { settingsSchema } from "./settings-schema.ts";
import {
  ASPECT_RATIOS,
  CONTENT_KINDS,
  CREATION_MODES,
  EFFECTS,
  GENERATOR_TYPES,
  MODEL_STYLES,
} from "./vocabulary.ts";
import { WISHES } from "./wishes.ts";

/** One model as people may choose it: GET /api/models. */
export const model = z
  .object({
    key: z.string(),
    name: z.string(),
    description: z.string(),
    list: z.enum(["current", "legacy"]),
    kinds: z.array(z.enum(CONTENT_KINDS)),
    modes: z.array(z.enum(CREATION_MODES)),
    generatorType: z.enum(GENERATOR_TYPES).nullable(),
    style: z.enum(MODEL_STYLES).nullable(),
    outputType: z.string(),
    extension: z.string(),
    aspectRatios: z.array(z.enum(ASPECT_RATIOS)),
    /** Seconds; empty for pictures. */
    durations: z.array(z.number()),
    effects: z.array(z.enum(EFFECTS)),
    /** Settings the model knows, with their defaults. */
    defaultSettings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    /** Names of the settings it honours; every other one is refused unless it is sent as its default. */
    settings: z.array(z.string()),
    /** Smallest and largest value of the settings that are numbers and have bounds of their own. */
    settingRanges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
    /** Settings it has of its own, by kind of result: what they take, to draw and to check them by. */
    settingsSchemas: z.partialRecord(z.enum(CONTENT_KINDS), settingsSchema),
    /** Human words for the price rule, "1 gem a second, at least 4". */
    price: z.string(),
    /** The same to reckon with, by kind of result. */
    prices: z.partialRecord(z.enum(CONTENT_KINDS), priceRule),
    /** Seconds it has usually taken here in the last days, by kind of result; a kind that is not there: too few to say. */
    usualSeconds: z.partialRecord(z.enum(CONTENT_KINDS), z.number().int()),
    /** Wishes it is among the best for, and its place among them, from 0. */
    bestFor: z.partialRecord(z.enum(WISHES), z.number().int()),
    /** A small picture that it really made; null: none, or it is drawn here and has samples. */
    example: z.string().nullable().default(null),
    /** Can a film of a photo end on another picture? */
    endsOnPicture: z.boolean(),
    /** Is it sent a seed? Without one, a work cannot be made again as it was. */
    takesSeed: z.boolean(),
    /** The model that makes it in its place, where its maker serves its successor only: "Veo 3.1". */
    servedBy: z.string().nullable(),
    /** Is it ordered with the reader's own key of its service, and costs no gems? */
    ownKey: z.boolean().default(false),
    available: z.boolean(),
    /** Why not, for people who could change it: "No ComfyUI server is configured." */
    unavailableReason: z.string().nullable(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof model>;

export const modelList = z.object({
  items: z.array(model),
  /** The language model that improves prompts for whoever asks; null: there is none for them. */
  improver: z.string().nullable().default(null),
});

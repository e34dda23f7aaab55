import { z } from "zod";
import { PRICE_UNITS, priceRule } from "./price-rule.ts";
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

/** A model that users may choose: GET /api/models. */
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
    /** Settings of the model with their defaults. */
    defaultSettings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    /**
     * Names of the settings it supports; any other is rejected unless it is sent with its default.
     */
    settings: z.array(z.string()),
    /** Minimum and maximum of numeric settings with bounds of their own. */
    settingRanges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
    /** The model's own settings by kind of result, as schemas to render and validate them. */
    settingsSchemas: z.partialRecord(z.enum(CONTENT_KINDS), settingsSchema),
    /** The price rule in words, "1 gem a second, at least 4". */
    price: z.string(),
    /** The same as data, by kind of result. */
    prices: z.partialRecord(z.enum(CONTENT_KINDS), priceRule),
    /** Median seconds of recent days, by kind of result; a kind with too few orders is missing. */
    usualSeconds: z.partialRecord(z.enum(CONTENT_KINDS), z.number().int()),
    /** Wishes it is among the best for, with its rank from 0. */
    bestFor: z.partialRecord(z.enum(WISHES), z.number().int()),
    /**
     * A small picture that it actually made; null when there is none, or it is built in and has
     * samples.
     */
    example: z.string().nullable().default(null),
    /** True when a film of a photo can end on another picture. */
    endsOnPicture: z.boolean(),
    /** True when it accepts a seed. Without one, a work cannot be reproduced. */
    takesSeed: z.boolean(),
    /** Maximum UTF-16 units of a prompt when it takes fewer than the form; null otherwise. */
    promptMax: z.number().int().nullable().default(null),
    /** True when it is told a chosen style in words, and none unless one is chosen. */
    tellsStyle: z.boolean().default(false),
    /** The successor that makes orders for it when its vendor serves only that: "Veo 3.1". */
    servedBy: z.string().nullable(),
    /** True when an external service makes it, and is sent its photos. */
    sendsPhotos: z.boolean().default(false),
    /** True when it is ordered with the viewer's own service key and costs no gems. */
    ownKey: z.boolean().default(false),
    /** List prices at the service by kind of result, for a model ordered with the viewer's key. */
    bills: z
      .partialRecord(
        z.enum(CONTENT_KINDS),
        // In thousandths of a US dollar per unit.
        z.object({ unit: z.enum(PRICE_UNITS), mills: z.number() }),
      )
      .default({}),
    /** The service or server that orders are sent to; null when it is built in. */
    service: z.string().nullable().default(null),
    available: z.boolean(),
    /** Why not, for someone who could change it: "No ComfyUI server is configured." */
    unavailableReason: z.string().nullable(),
    /** When a service that has failed is tried again; null unless that is the reason. */
    awayUntil: z.iso.datetime().nullable().default(null),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof model>;

export const modelList = z.object({
  items: z.array(model),
  /** The service whose language model improves prompts for this viewer; null when there is none. */
  improver: z.string().nullable().default(null),
});

import { z } from "zod";
import { priceRule } from "./price-rule.ts";
import { CONTENT_KINDS } from "./vocabulary.ts";

/** A service that offers a model, and the model's name there. */
const modelRoute = z.object({
  /** Display name of the service or server; null for built-in models and uploads. */
  service: z.string().nullable(),
  endpoint: z.string(),
  /** First day on which the service no longer offers it; null when unknown. */
  retiredAt: z.iso.date().nullable(),
  /** The model that replaces it. */
  servedBy: z.string().nullable(),
  /** True when orders currently go there. */
  used: z.boolean(),
});

/** A model with its prices and services. */
export const listedModel = z
  .object({
    key: z.string(),
    name: z.string(),
    /** `legacy` models open old recipes and are not offered. */
    list: z.enum(["current", "legacy"]),
    kinds: z.array(z.enum(CONTENT_KINDS)),
    /** The price rule in words. */
    price: z.string(),
    /**
     * By kind of result; `mills` is the price of one unit at the service in thousandths of a US
     * dollar, null when it costs nothing; `asOf` is the day on which it was read there.
     */
    prices: z.partialRecord(
      z.enum(CONTENT_KINDS),
      priceRule
        .extend({ mills: z.number().nullable(), asOf: z.iso.date().nullable() })
        .meta({ id: "ListPrice" }),
    ),
    routes: z.array(modelRoute),
    available: z.boolean(),
    /** Why it is unavailable. */
    unavailableReason: z.string().nullable(),
  })
  .meta({ id: "ListedModel" });
export type ListedModel = z.infer<typeof listedModel>;

/** GET /api/admin/models: as currently offered to owners. */
export const catalogueAnswer = z
  .object({
    /** Incremented with every change of prices; stored with each quote and recipe. */
    priceVersion: z.int(),
    /** Version of the built-in engine; stored with each result. */
    engineVersion: z.string(),
    /** Day on which services and their list prices were last checked. */
    checkedOn: z.iso.date(),
    items: z.array(listedModel),
  })
  .meta({ id: "CatalogueOfModels" });

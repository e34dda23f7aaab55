import { z } from "zod";
import { priceRule } from "./price-rule.ts";
import { CONTENT_KINDS } from "./vocabulary.ts";

/** Who serves a model, under which name there. */
const modelRoute = z.object({
  /** What the service or server is called; null: it is built in, or brought along. */
  service: z.string().nullable(),
  endpoint: z.string(),
  /** First day on which it is served there no more; null: none is known. */
  retiredAt: z.iso.date().nullable(),
  /** What makes it in its place. */
  servedBy: z.string().nullable(),
  /** Orders go there now. */
  used: z.boolean(),
});

/** One model with its prices and who serves it. */
export const listedModel = z
  .object({
    key: z.string(),
    name: z.string(),
    /** `legacy` opens old recipes and is not offered. */
    list: z.enum(["current", "legacy"]),
    kinds: z.array(z.enum(CONTENT_KINDS)),
    /** Human words for the price rule. */
    price: z.string(),
    /** By kind of result; `mills`: thousandths of a US dollar that the service takes for one unit, null: nothing. */
    prices: z.partialRecord(
      z.enum(CONTENT_KINDS),
      priceRule.extend({ mills: z.number().nullable() }).meta({ id: "ListPrice" }),
    ),
    routes: z.array(modelRoute),
    available: z.boolean(),
    /** Why it is not to be had. */
    unavailableReason: z.string().nullable(),
  })
  .meta({ id: "ListedModel" });
export type ListedModel = z.infer<typeof listedModel>;

/** GET /api/admin/models: as owners are offered it now. */
export const catalogueAnswer = z
  .object({
    /** Raised with every change of the prices; stored with each quote and recipe. */
    priceVersion: z.int(),
    /** Of what is built in; stored with each result. */
    engineVersion: z.string(),
    /** The day on which services and their list prices were last looked up. */
    checkedOn: z.iso.date(),
    items: z.array(listedModel),
  })
  .meta({ id: "CatalogueOfModels" });

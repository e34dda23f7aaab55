import { z } from "zod";

/** Free names and values that the merchant attaches to an object. */
export const metadataRecord = z.record(z.string(), z.string());

export const productRecord = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  metadata: metadataRecord,
  taxCode: z.string().nullable(),
  unitLabel: z.string().nullable(),
  url: z.string().nullable(),
  images: z.array(z.string()),
  created: z.int(),
  updated: z.int(),
});
export type ProductRecord = z.infer<typeof productRecord>;

export const priceRecord = z.object({
  id: z.string(),
  product: z.string(),
  lookupKey: z.string().nullable(),
  nickname: z.string().nullable(),
  unitAmount: z.int(),
  currency: z.string(),
  recurring: z
    .object({ interval: z.enum(["day", "week", "month", "year"]), intervalCount: z.int() })
    .nullable(),
  taxBehavior: z.string(),
  active: z.boolean(),
  metadata: metadataRecord,
  created: z.int(),
});
export type PriceRecord = z.infer<typeof priceRecord>;

export const customerRecord = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  metadata: metadataRecord,
  invoicePrefix: z.string(),
  invoices: z.int(),
  /** Negative when Stripe owes the customer, in minor units. */
  balance: z.int(),
  currency: z.string().nullable(),
  delinquent: z.boolean(),
  deleted: z.boolean(),
  created: z.int(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

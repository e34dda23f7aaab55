import { z } from "zod";
import { unshown } from "../word/unshown.ts";

/** What is spent in a day or a month of the budget, in US dollars. */
const spending = z.object({ spent: z.number(), limit: z.number() });

/** A service of others, as the owner sees it. */
export const hostedService = z.object({
  name: z.string(),
  /** What the service is called. */
  title: z.string(),
  key: z.object({
    /** Where its key comes from. `unreadable`: one was entered, and the secret that sealed it is gone. */
    source: z.enum(["environment", "entered", "unreadable"]).nullable(),
    /** The variable that may have it. */
    variable: z.string(),
    /** When it was entered. */
    changedAt: z.iso.datetime().nullable(),
  }),
  /** The page of the service on which a key is made. */
  keyPage: z.url(),
  /** Can a key be tested without paying anything? */
  testable: z.boolean(),
  /** Names of the models it serves here today. */
  models: z.array(z.string()),
  day: spending,
  month: spending,
  /** Orders of the last 24 hours. */
  orders: z.object({
    delivered: z.int(),
    failed: z.int(),
    open: z.int(),
  }),
});
export type HostedService = z.output<typeof hostedService>;

export const hostedServices = z.object({
  items: z.array(hostedService),
  /** Can keys be entered? Otherwise there is no secret to seal them with. */
  takesKeys: z.boolean(),
  /** People named beside the owner. */
  named: z.int(),
});
export type HostedServices = z.output<typeof hostedServices>;

/** Signs of a header, as every service's keys are. */
export const serviceKey = z.object({
  key: unshown(
    z
      .string()
      .trim()
      .min(8)
      .max(500)
      .regex(/^[\x21-\x7e]+$/),
    "a secret",
  ),
});

export const keyTest = z.object({
  /** `unclear`: there was no answer, or one that says nothing of the key. */
  verdict: z.enum(["accepted", "refused", "unclear"]),
});
export type KeyTest = z.output<typeof keyTest>;

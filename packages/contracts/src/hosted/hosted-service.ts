import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { SERVICE_FAULTS } from "./service-faults.ts";

/** Spending in a day or month and its budget, in US dollars. */
const spending = z.object({ spent: z.number(), limit: z.number() });

const healthCounts = z.object({
  delivered: z.int(),
  /** Average from order to result; null when nothing was delivered. */
  seconds: z.int().nullable(),
  /** Rejected because of the order, while the service itself works. */
  refused: z.int(),
  /** Failures of the service itself. */
  faults: z.int(),
});

/** Recent health of a service, as observed with our own orders. */
const serviceHealth = z.object({
  hour: healthCounts,
  day: healthCounts,
  /**
   * None of its models are offered until it is tried again and answers; null when they are offered.
   */
  away: z
    .object({
      why: z.enum(SERVICE_FAULTS),
      since: z.iso.datetime(),
      askedAgainAt: z.iso.datetime(),
    })
    .nullable(),
});
export type ServiceHealthState = z.output<typeof serviceHealth>;

/** An external service, as its owner sees it. */
export const hostedService = z.object({
  name: z.string(),
  /** Display name of the service. */
  title: z.string(),
  key: z.object({
    /**
     * Origin of its key. `unreadable` means that a key was entered, but the secret that encrypted
     * it is gone.
     */
    source: z.enum(["environment", "entered", "unreadable", "unusable"]).nullable(),
    /** Environment variable for the key. */
    variable: z.string(),
    /** When it was entered. */
    changedAt: z.iso.datetime().nullable(),
    /** True when the service could not be reached to test it. */
    untested: z.boolean().default(false),
  }),
  /** URL of the page where the service issues keys. */
  keyPage: z.url(),
  /** True when a key can be tested free of charge. */
  testable: z.boolean(),
  /** True when it has language models rather than models for pictures, films and sound. */
  writes: z.boolean().default(false),
  /** Names of the models that it currently serves here. */
  models: z.array(z.string()),
  day: spending,
  month: spending,
  /** Orders of the last 24 hours. */
  orders: z.object({
    delivered: z.int(),
    failed: z.int(),
    open: z.int(),
  }),
  /**
   * The cheapest work that it can make, preferably of a model without an example; null when it
   * makes nothing from a prompt alone.
   */
  trial: z
    .object({
      model: z.string(),
      /** Display name of the model. */
      name: z.string(),
      kind: z.enum(["image", "video", "music"]),
      dollars: z.number(),
    })
    .nullable(),
  /** Null for language models, whose health is not measured. */
  health: serviceHealth.nullable(),
});
export type HostedService = z.output<typeof hostedService>;

/** One of the owner's own servers, as they see it. Its address is set only in the environment. */
export const ownServer = z.object({
  name: z.string(),
  /** Display name of the server. */
  title: z.string(),
  /** Environment variable for its address. */
  variable: z.string(),
  /** Null when none is configured. */
  address: z.string().nullable(),
  /**
   * What it can make, with the reason why it currently cannot, or null. Without an address, what it
   * could make.
   */
  models: z.array(z.object({ name: z.string(), problem: z.string().nullable() })),
  health: serviceHealth,
});
export type OwnServer = z.output<typeof ownServer>;

export const hostedServices = z.object({
  items: z.array(hostedService),
  ownServers: z.array(ownServer),
  /** False when no secret is configured to encrypt keys with. */
  takesKeys: z.boolean(),
  /** Number of users who are named in addition to the owner. */
  named: z.int(),
});
export type HostedServices = z.output<typeof hostedServices>;

/** Characters of a header, as in most keys, or JSON, as in those of Google's service accounts. */
export const serviceKey = z.object({
  key: z.union([
    unshown(
      z
        .string()
        .trim()
        .min(8)
        .max(500)
        .regex(/^[\x21-\x7e]+$/),
      "a secret",
    ),
    unshown(
      z
        .string()
        .trim()
        .max(10_000)
        .regex(/^\{[\x20-\x7e\s]+\}$/),
      "a secret",
    ),
  ]),
});

export const trialOrder = z.strictObject({
  /** Key of the catalogue. */
  model: unshown(z.string().min(1).max(80), "names something of the catalogue"),
});
export const orderedTrial = z.object({ creationId: z.string() });

export const keyTest = z.object({
  /** `unclear` when there was no answer, or one that says nothing about the key. */
  verdict: z.enum(["accepted", "refused", "unclear"]),
});
export type KeyTest = z.output<typeof keyTest>;

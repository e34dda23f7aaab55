import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { SERVICE_FAULTS } from "./service-faults.ts";

/** Spending in a day or month and its budget, in US dollars. */
const spending = z.object({
  spent: z.number(),
  /** Null as long as nothing can be ordered, so that there is no budget yet. */
  limit: z.number().nullable(),
});

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
    /** True until the service has accepted it: in a test, or with an order that it delivered. */
    untested: z.boolean().default(false),
    /** Display name of the service whose key is used here as long as there is none; else null. */
    through: z.string().nullable().default(null),
  }),
  /** URL of the page where the service issues keys. */
  keyPage: z.url(),
  /** True when a key can be tested free of charge. */
  testable: z.boolean(),
  /** True when it has language models rather than models for pictures, films and sound. */
  writes: z.boolean().default(false),
  /** Names of the models that it currently serves here. */
  models: z.array(z.string()),
  /** Narrating voices that it brings to stories, and the cost of having each sampled once. */
  voices: z.object({ count: z.int(), dollars: z.number() }).nullable().default(null),
  /** The beginning of the two environment variables of its budgets, before `_DAY` and `_MONTH`. */
  budget: z.string(),
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
  health: serviceHealth,
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

/** A user who is named for hosted models, besides the owner. */
const namedPerson = z.object({
  id: z.string(),
  /** Null when there is no such account. */
  handle: z.string().nullable(),
  displayName: z.string().nullable(),
  /** True when the environment names them, so that they can be removed only there. */
  fixed: z.boolean(),
});
export type NamedPerson = z.output<typeof namedPerson>;
export const namedPeople = z.object({ people: z.array(namedPerson) });

export const hostedServices = z.object({
  items: z.array(hostedService),
  ownServers: z.array(ownServer),
  /** False when no secret is configured to encrypt keys with. */
  takesKeys: z.boolean(),
  /** Spending at all services that is paid with gems given to users: sign-up, daily, gifts. */
  given: z.object({ day: spending, month: spending }),
  /** Users to whom the models are offered in addition to the owner. */
  people: z.array(namedPerson),
  /** False when the environment offers the models to the owner only. */
  takesNames: z.boolean(),
  /** True when they are offered to every member. */
  everybody: z.boolean(),
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

/** Most keys that are entered in one action: more than there are services. */
const KEYS_MAX = 24;

export const serviceKeys = z.strictObject({
  keys: z
    .array(
      serviceKey.extend({
        /** Name of the service. */
        name: unshown(z.string().min(1).max(40), "names a service of a list"),
      }),
    )
    .min(1)
    .max(KEYS_MAX),
});

/** Why a key among several was not stored. */
export const KEY_FLAWS = ["SERVICE_NOT_FOUND", "KEY_IN_ENVIRONMENT", "KEY_REFUSED"] as const;
export type KeyFlaw = (typeof KEY_FLAWS)[number];

export const enteredKeys = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      /** Null when the key is stored. */
      flaw: z.enum(KEY_FLAWS).nullable(),
    }),
  ),
});
export type EnteredKeys = z.output<typeof enteredKeys>;

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

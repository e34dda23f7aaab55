import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { SERVICE_FAULTS } from "./service-faults.ts";

/** What is spent in a day or a month of the budget, in US dollars. */
const spending = z.object({ spent: z.number(), limit: z.number() });

const healthCounts = z.object({
  delivered: z.int(),
  /** From order to result, on average; null: nothing was delivered. */
  seconds: z.int().nullable(),
  /** For what was asked for: the service itself works. */
  refused: z.int(),
  /** Failures of the service itself. */
  faults: z.int(),
});

/** How a service did lately, by what our own orders showed. */
const serviceHealth = z.object({
  hour: healthCounts,
  day: healthCounts,
  /** Nothing of it is offered until it is asked again and answers; null: it is offered. */
  away: z
    .object({
      why: z.enum(SERVICE_FAULTS),
      since: z.iso.datetime(),
      askedAgainAt: z.iso.datetime(),
    })
    .nullable(),
});
export type ServiceHealthState = z.output<typeof serviceHealth>;

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
  /** Does it have language models, rather than models that make pictures, films and sound? */
  writes: z.boolean().default(false),
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
  /** The cheapest work that it can make, of a model without an example if there is one; null: of words alone it makes nothing. */
  trial: z
    .object({
      model: z.string(),
      /** What the model is called. */
      name: z.string(),
      kind: z.enum(["image", "video", "music"]),
      dollars: z.number(),
    })
    .nullable(),
  /** Null: of language models it is not measured. */
  health: serviceHealth.nullable(),
});
export type HostedService = z.output<typeof hostedService>;

/** A server that the owner runs, as they see it. The environment alone has its address. */
export const ownServer = z.object({
  name: z.string(),
  /** What such a server is called. */
  title: z.string(),
  /** The variable that may have its address. */
  variable: z.string(),
  /** Null: none is named. */
  address: z.string().nullable(),
  /** What it can make, and why it does not now; null: it does. Without an address, what it could make. */
  models: z.array(z.object({ name: z.string(), problem: z.string().nullable() })),
  health: serviceHealth,
});
export type OwnServer = z.output<typeof ownServer>;

export const hostedServices = z.object({
  items: z.array(hostedService),
  ownServers: z.array(ownServer),
  /** Can keys be entered? Otherwise there is no secret to seal them with. */
  takesKeys: z.boolean(),
  /** People named beside the owner. */
  named: z.int(),
});
export type HostedServices = z.output<typeof hostedServices>;

/** Signs of a header, as most keys are; or JSON, as those of Google's service accounts are. */
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
  /** `unclear`: there was no answer, or one that says nothing of the key. */
  verdict: z.enum(["accepted", "refused", "unclear"]),
});
export type KeyTest = z.output<typeof keyTest>;

import { z } from "zod";
import { SIGN_IN_PROVIDERS } from "../access/sign-in-providers.ts";
import { SIGN_UPS } from "../access/sign-ups.ts";

/** Problems of a server that still answers. */
export const DEGRADED = [
  "DATABASE_AWAY",
  "MEDIA_AWAY",
  "WORKERS_AWAY",
  "QUEUE_SLOW",
  "DISK_FULL",
  "EVENTS_LATE",
  "EVENTS_FAILED",
  "TAKEOUTS_FAILED",
  "BOOKS_DIFFER",
] as const;
export type Degraded = (typeof DEGRADED)[number];

/** Parts that can be simulated on a server. */
export const SIMULATED = ["sign-in"] as const;
export type Simulated = (typeof SIMULATED)[number];

/** GET /api/health */
export const health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  /** Simulated parts of this server, in words: "sign-in with Google and Apple (as demo people)". */
  simulated: z.array(z.string()),
  /** The same, by name. */
  simulatedParts: z.array(z.enum(SIMULATED)),
  /** Providers that users can sign in with here. */
  signIn: z.array(z.enum(SIGN_IN_PROVIDERS)),
  /** Who may sign up. */
  signUps: z.enum(SIGN_UPS).default("open"),
  /** Current problems; empty when there are none. */
  degraded: z.array(z.enum(DEGRADED)),
  workers: z.array(
    z.object({
      /** Seconds since its last heartbeat. */
      age: z.number(),
      /** Restrictions of its child processes, in its own words; null until it has reported them. */
      sandbox: z.string().nullable(),
    }),
  ),
  /**
   * Seconds that the oldest order has waited without being worked on; null when none is waiting.
   */
  queueAge: z.number().nullable(),
  /** Progress of the event listeners. */
  listeners: z.array(
    z.object({
      listener: z.string(),
      /**
       * Seconds since the oldest event not yet delivered to it was recorded; 0 when all are
       * delivered.
       */
      lag: z.number(),
      /** Events being retried, and those queued behind them. */
      waiting: z.number(),
      /** Events whose delivery failed five times and that need a person. */
      dead: z.number(),
    }),
  ),
  /** Progress of the demo works that a new server orders; null when no more are in progress. */
  demoWorks: z
    .object({
      made: z.number().int(),
      ordered: z.number().int(),
      /** Progress of all of them together, including those in progress. */
      percent: z.number(),
    })
    .nullable(),
  /** Number of security log events since the start of the api, by event. */
  security: z.record(z.string(), z.number()),
});
export type Health = z.infer<typeof health>;

/** GET /api/health/ready */
export const readiness = z.object({ status: z.literal("ready") });

import { z } from "zod";
import { SIGN_IN_PROVIDERS } from "../access/sign-in-providers.ts";
import { SIGN_UPS } from "../access/sign-ups.ts";

/** What can be wrong with a server that still answers. */
export const DEGRADED = [
  "DATABASE_AWAY",
  "MEDIA_AWAY",
  "WORKERS_AWAY",
  "QUEUE_SLOW",
  "DISK_FULL",
  "EVENTS_LATE",
  "EVENTS_FAILED",
] as const;
export type Degraded = (typeof DEGRADED)[number];

/** What can be a simulation on a server. */
export const SIMULATED = ["sign-in"] as const;
export type Simulated = (typeof SIMULATED)[number];

/** GET /api/health */
export const health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  /** What is a simulation on this server, in words: "sign-in with Google and Apple (as demo people)". */
  simulated: z.array(z.string()),
  /** The same, by name. */
  simulatedParts: z.array(z.enum(SIMULATED)),
  /** What people can sign in with here. */
  signIn: z.array(z.enum(SIGN_IN_PROVIDERS)),
  /** Who new may sign up. */
  signUps: z.enum(SIGN_UPS).default("open"),
  /** What is not as it should be; empty while all is well. */
  degraded: z.array(z.enum(DEGRADED)),
  workers: z.array(
    z.object({
      /** Seconds since its last sign of life. */
      age: z.number(),
      /** What its children are kept from, in its own words; null while it has not said. */
      sandbox: z.string().nullable(),
    }),
  ),
  /** Seconds that the oldest order has waited without anybody at work on it; null when none waits. */
  queueAge: z.number().nullable(),
  /** How those who hear what happens keep up. */
  listeners: z.array(
    z.object({
      listener: z.string(),
      /** Seconds since the oldest event that it has not been given was recorded; 0: it has been given all. */
      lag: z.number(),
      /** Events that are tried again, and those behind them. */
      waiting: z.number(),
      /** Events that it was given five times in vain; they wait for a person. */
      dead: z.number(),
    }),
  ),
  /** How many of the works are made that a new server shows of its demo people; null once no more are on their way. */
  demoWorks: z
    .object({
      made: z.number().int(),
      ordered: z.number().int(),
      /** How far all of them are together, with those at work. */
      percent: z.number(),
    })
    .nullable(),
  /** What the security log has recorded since the api started: how often, by event. */
  security: z.record(z.string(), z.number()),
});
export type Health = z.infer<typeof health>;

/** GET /api/health/ready */
export const readiness = z.object({ status: z.literal("ready") });

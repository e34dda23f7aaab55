import { z } from "zod";

/** A service for which users may enter a key of their own, as they see it. */
export const ownKey = z
  .object({
    name: z.string(),
    /** Display name of the service. */
    title: z.string(),
    /** URL of the page where the service issues keys. */
    keyPage: z.url(),
    /** True when a key can be tested free of charge. */
    testable: z.boolean(),
    /** Names of its models. */
    models: z.array(z.string()),
    /** When the key was entered; null when there is none. */
    enteredAt: z.iso.datetime().nullable(),
    /** False when the secret that encrypted it is gone and the key must be entered again. */
    readable: z.boolean(),
    /** US dollars this month, by list price when the service does not report it. */
    spent: z.number(),
  })
  .meta({ id: "OwnKey" });
export type OwnKey = z.output<typeof ownKey>;

export const ownKeys = z.object({
  items: z.array(ownKey),
  /** True when keys can be entered on this server. */
  takesKeys: z.boolean(),
});
export type OwnKeys = z.output<typeof ownKeys>;

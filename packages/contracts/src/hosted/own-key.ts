import { z } from "zod";

/** A service that people may bring a key of their own for, as they see it. */
export const ownKey = z
  .object({
    name: z.string(),
    /** What the service is called. */
    title: z.string(),
    /** The page of the service on which a key is made. */
    keyPage: z.url(),
    /** Can a key be tried without paying anything? */
    testable: z.boolean(),
    /** Names of the models that it makes. */
    models: z.array(z.string()),
    /** When the key was entered; null: there is none. */
    enteredAt: z.iso.datetime().nullable(),
    /** False: the secret that sealed it is gone, and it has to be entered anew. */
    readable: z.boolean(),
    /** US dollars of this month, by the list where the service does not say. */
    spent: z.number(),
  })
  .meta({ id: "OwnKey" });
export type OwnKey = z.output<typeof ownKey>;

export const ownKeys = z.object({
  items: z.array(ownKey),
  /** Can keys be entered on this server? */
  takesKeys: z.boolean(),
});
export type OwnKeys = z.output<typeof ownKeys>;

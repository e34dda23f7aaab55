import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { OUTER_PLATFORMS, SIGN_IN_FLAVOURS } from "../publication/publication-vocabulary.ts";

/**
 * `connected` · `expiring`: it ends soon and cannot be renewed · `needs_reauth`: its person must
 * sign in again · `revoked`: disconnected.
 */
export const CONNECTION_STATES = ["connected", "expiring", "needs_reauth", "revoked"] as const;
export type ConnectionStanding = (typeof CONNECTION_STATES)[number];

const platform = z.enum(OUTER_PLATFORMS);
const flavour = z.enum(SIGN_IN_FLAVOURS);

/** An account at a platform that one's works can be published to. */
export const connection = z
  .object({
    id: z.string(),
    platform,
    flavour,
    /** As the platform calls it. */
    name: z.string(),
    state: z.enum(CONNECTION_STATES),
    connectedAt: z.iso.datetime(),
    /** When it ends unless its person signs in again; null when it does not, or nobody knows. */
    endsAt: z.iso.datetime().nullable(),
    /** Names of one's other accounts that disconnecting this one ends too. */
    endsWith: z.array(z.string()),
  })
  .meta({ id: "ConnectedAccount" });
export type ConnectedAccount = z.output<typeof connection>;

export const connections = z.object({
  platforms: z.array(
    z.object({
      platform,
      /** Ways to sign in that are set up on this server; empty when there are none. */
      flavours: z.array(flavour),
      /** True when it is a simulation: nothing leaves this server. */
      simulated: z.boolean(),
    }),
  ),
  items: z.array(connection),
  /** Accounts that one's social plan has room for. */
  most: z.int(),
});
export type Connections = z.output<typeof connections>;

export const connectStart = z.object({ platform, flavour });
/** The platform's page on which its account's owner signs in and agrees. */
export const connectPage = z.object({ address: z.url() });

/** What the platform sent its visitor back with. */
export const connectReturn = z.object({
  state: unshown(z.string().min(1).max(200), "compared with what is kept"),
  code: unshown(z.string().min(1).max(4_000), "sent to the platform only"),
});

/** The accounts that a person may choose from; kept for ten minutes. */
export const connectOffer = z
  .object({
    /** Null when there is nothing to choose. */
    id: z.string().nullable(),
    platform,
    accounts: z.array(
      z.object({
        accountId: z.string(),
        name: z.string(),
        /** Why it can't be connected, and what to do; null when it can. */
        reason: z.string().nullable(),
      }),
    ),
    /** Why the platform offered none, and what to do; null when it did. */
    failure: z.string().nullable(),
  })
  .meta({ id: "ConnectOffer" });
export type ConnectOffer = z.output<typeof connectOffer>;

export const connectChoice = z.object({
  accountIds: z
    .array(unshown(z.string().min(1).max(200), "an id, looked up among those offered"))
    .min(1)
    .max(100),
});

export const disconnected = z.object({
  /** True when the platform must be told by hand: its own settings list this app until then. */
  byHand: z.boolean(),
});

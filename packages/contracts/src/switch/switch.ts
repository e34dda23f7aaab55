import { z } from "zod";
import { SIGN_UPS } from "../access/sign-ups.ts";
import { namedStorefront } from "../billing/app-shop.ts";
import { SWITCH_SENTENCE_MAX } from "./sentence-max.ts";

/** Maximum changes, and invitations, per response. */
export const SWITCHES_LISTED = 50;
export const INVITATION_DAYS = 14;
/** Maximum pending invitations. */
export const INVITATIONS_MAX = 200;

const state = z.object({
  signUps: z.enum(SIGN_UPS),
  /** True when works can be ordered. */
  creating: z.boolean(),
  /** Keys of services, or "studio", from which nothing can be ordered. */
  enginesOff: z.array(z.string().min(1).max(64)).max(64),
  /** True when works can be added to the feed. */
  feed: z.boolean(),
  /** True when awards are granted: daily gems, streaks, weeks, badges and published works. */
  awards: z.boolean(),
  /** True when members can give one another gems. */
  gifts: z.boolean(),
  /** Storefronts whose apps may mention the web shop, as "app_store:USA". */
  webShopIn: z.array(namedStorefront).max(200).default([]),
  /** True when only staff can change anything. */
  readOnly: z.boolean(),
  /** The owner's message to users in the meantime; "" for none. */
  sentence: z.string().trim().max(SWITCH_SENTENCE_MAX),
});
export type Switches = z.infer<typeof state>;

/** PUT /api/admin/switches: the complete new state. */
export const switchChange = state.strict();

export const switchEdit = state
  .extend({
    number: z.int(),
    at: z.iso.datetime(),
    /** Handle; null when the account is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: "SwitchEdit" });
export type SwitchEdit = z.infer<typeof switchEdit>;

export const invitation = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Handle of the user who signed up with it; null when unused, or the account is gone. */
    usedBy: z.string().nullable(),
    state: z.enum(["waiting", "used", "expired", "revoked"]),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

/** GET /api/admin/switches */
export const switchesPage = z
  .object({
    switches: state,
    /** Engines that can be switched off individually. */
    engines: z.array(z.object({ key: z.string(), title: z.string() })),
    /** Newest first. */
    history: z.array(switchEdit),
    invitations: z.array(invitation),
  })
  .meta({ id: "SwitchesPage" });
export type SwitchesPage = z.infer<typeof switchesPage>;

/** POST /api/admin/invitations: the link is returned only this once. */
export const newInvitation = z.object({ url: z.url(), expiresAt: z.iso.datetime() });

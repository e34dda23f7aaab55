import { z } from "zod";
import { SIGN_UPS } from "../access/sign-ups.ts";
import { SWITCH_SENTENCE_MAX } from "./sentence-max.ts";

/** Changes, and invitations, that one answer lists. */
export const SWITCHES_LISTED = 50;
export const INVITATION_DAYS = 14;
/** Invitations that wait for somebody at a time. */
export const INVITATIONS_MAX = 200;

const state = z.object({
  signUps: z.enum(SIGN_UPS),
  /** Works can be ordered. */
  creating: z.boolean(),
  /** Keys of services, or "studio": nothing can be ordered of them. */
  enginesOff: z.array(z.string().min(1).max(64)).max(64),
  /** Works can enter the feed. */
  feed: z.boolean(),
  /** Nothing can be changed by anybody but the staff. */
  readOnly: z.boolean(),
  /** What people are told meanwhile, in the owner's words; "": nothing. */
  sentence: z.string().trim().max(SWITCH_SENTENCE_MAX),
});
export type Switches = z.infer<typeof state>;

/** PUT /api/admin/switches: all of them, as they shall be. */
export const switchChange = state.strict();

export const switchEdit = state
  .extend({
    number: z.int(),
    at: z.iso.datetime(),
    /** Handle; null: an account that is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: "SwitchEdit" });
export type SwitchEdit = z.infer<typeof switchEdit>;

export const invitation = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Handle of who came with it; null: nobody yet, or their account is gone. */
    usedBy: z.string().nullable(),
    state: z.enum(["waiting", "used", "expired", "revoked"]),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

/** GET /api/admin/switches */
export const switchesPage = z
  .object({
    switches: state,
    /** What can be switched off by itself. */
    engines: z.array(z.object({ key: z.string(), title: z.string() })),
    /** Newest first. */
    history: z.array(switchEdit),
    invitations: z.array(invitation),
  })
  .meta({ id: "SwitchesPage" });
export type SwitchesPage = z.infer<typeof switchesPage>;

/** POST /api/admin/invitations: the link is told this once. */
export const newInvitation = z.object({ url: z.url(), expiresAt: z.iso.datetime() });

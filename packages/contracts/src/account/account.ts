import { z } from "zod";
import { ROLES } from "../access/roles.ts";
import { says } from "../field/field-sentence.ts";
import { TEXT_SIZES, THEMES } from "./appearance.ts";
import { cleanLines, nameFlaw, withPlainSpaces } from "./display-name.ts";
import { isReservedHandle, soundsLikeStaff } from "./reserved-handles.ts";

export const TIERS = ["free", "basic", "pro"] as const;
export const SOCIAL_PLANS = ["free", "professional_social_plan", "business_social_plan"] as const;
/** Maximum length of a display name. */
export const NAME_MAX = 60;

export type Tier = (typeof TIERS)[number];

const HANDLE = /^[a-z0-9_]{3,30}$/;
export const handle = z
  .string()
  .refine((text) => HANDLE.test(text), says("handle.form"))
  .meta({ pattern: HANDLE.source });

/** Public facts about a user. */
export const person = z
  .object({
    id: z.string(),
    handle: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof person>;

export const settings = z
  .object({
    theme: z.enum(THEMES),
    textSize: z.enum(TEXT_SIZES),
    reducedMotion: z.boolean(),
    characterKeys: z.boolean(),
  })
  .meta({ id: "Settings" });

/** GET /api/me */
export const currentUser = person
  .extend({
    bio: z.string(),
    role: z.enum(ROLES),
    tier: z.enum(TIERS),
    socialPlan: z.enum(SOCIAL_PLANS),
    createdAt: z.iso.datetime(),
    /** True when the user's likes are public. */
    likesPublic: z.boolean(),
    /** When the user said that they are 18 or older; null when they never did. */
    adultSince: z.iso.datetime().nullable(),
    /** True when the user is shown works rated mature. */
    matureShown: z.boolean(),
    gems: z.object({ available: z.number().int(), held: z.number().int() }),
    limits: z.object({
      concurrent: z.int(),
      queued: z.int(),
      /** Maximum works per order. */
      works: z.int(),
      /** Maximum concurrent works at external services. */
      hosted: z.int(),
    }),
    unread: z.number().int(),
    /**
     * True while this user must agree to the texts of this server before changing anything: GET
     * /api/me/consent.
     */
    consentNeeded: z.boolean().default(false),
    settings,
  })
  .meta({ id: "CurrentUser" });
export type CurrentUser = z.infer<typeof currentUser>;

/** PATCH /api/me */
export const profileChange = z.strictObject({
  displayName: z
    .string()
    .overwrite(withPlainSpaces)
    .min(1)
    .max(NAME_MAX)
    .superRefine((name, context) => {
      const flaw = nameFlaw(name);
      if (flaw !== null) context.addIssue({ code: "custom", ...says(flaw) });
    })
    .refine((name) => !soundsLikeStaff(name), says("name.staff"))
    .optional(),
  bio: z.string().overwrite(cleanLines).trim().max(300).optional(),
  handle: handle.refine((wish) => !isReservedHandle(wish), says("handle.reserved")).optional(),
  likesPublic: z.boolean().optional(),
  /** Says that the user is 18 or older; the moment is kept. */
  adult: z.literal(true).optional(),
  /** Shows works rated mature, to users who said that they are 18 or older. */
  matureShown: z.boolean().optional(),
  settings: settings.partial().optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

import { z } from "zod";
import { CONSENT_NAMES, LEGAL_NAMES } from "./legal-names.ts";

/** Prefix of a hash of the files. */
const version = z.string();

/** GET /api/legal/{name} */
export const legalPage = z.object({
  name: z.enum(LEGAL_NAMES),
  version,
  /** When this version took effect here; null for the example that comes with Kinora. */
  since: z.iso.datetime().nullable(),
  isExample: z.boolean(),
  /** Language of the text, from its file name. */
  language: z.string(),
  /** First heading of the text; null when it has none. */
  title: z.string().nullable(),
  /**
   * The rest as HTML. HTML in the file is escaped, and links lead only to web, mail and telephone
   * addresses.
   */
  html: z.string(),
});
export type LegalPage = z.infer<typeof legalPage>;

/** GET /api/me/consent */
export const consentState = z.object({
  /** True when this user must agree before changing anything. */
  needed: z.boolean(),
  /** Minimum age for using this service, in years. */
  leastAge: z.int(),
  /** When this user last agreed to texts of this server; null for never. */
  agreedAt: z.iso.datetime().nullable(),
  texts: z.array(
    z.object({
      name: z.enum(CONSENT_NAMES),
      version,
      since: z.iso.datetime().nullable(),
      /** Compared with what this user last agreed to. */
      change: z.enum(["new", "changed", "same"]),
    }),
  ),
});
export type ConsentState = z.infer<typeof consentState>;

/** POST /api/me/consent: the versions that were shown, and confirmation of the minimum age. */
export const consentWish = z.strictObject({
  versions: z.record(z.enum(CONSENT_NAMES), z.string().max(64)),
  oldEnough: z.literal(true),
});
export type ConsentWish = z.infer<typeof consentWish>;

/** DELETE /api/me/consent */
export const consentDeclined = z.object({
  /** True when the account was new and empty, and has been removed. */
  accountRemoved: z.boolean(),
});

import { z } from "zod";
import { CONSENT_NAMES, LEGAL_NAMES } from "./legal-names.ts";

/** Beginning of a hash of the files. */
const version = z.string();

/** GET /api/legal/{name} */
export const legalPage = z.object({
  name: z.enum(LEGAL_NAMES),
  version,
  /** Since when this version stands here; null: it is the example that comes with Kinora. */
  since: z.iso.datetime().nullable(),
  isExample: z.boolean(),
  /** Language of the text, as the name of its file says. */
  language: z.string(),
  /** The first heading of the text; null: it has none. */
  title: z.string().nullable(),
  /** The rest of it. No HTML of the file's own is in it, and no address but of the web, of mail or of a telephone. */
  html: z.string(),
});
export type LegalPage = z.infer<typeof legalPage>;

/** GET /api/me/consent */
export const consentState = z.object({
  /** Nothing can be changed here before this person has agreed. */
  needed: z.boolean(),
  /** Whoever is younger may not use this service. */
  leastAge: z.int(),
  /** When this person agreed to texts of here last; null: never. */
  agreedAt: z.iso.datetime().nullable(),
  texts: z.array(
    z.object({
      name: z.enum(CONSENT_NAMES),
      version,
      since: z.iso.datetime().nullable(),
      /** Against what this person agreed to last. */
      change: z.enum(["new", "changed", "same"]),
    }),
  ),
});
export type ConsentState = z.infer<typeof consentState>;

/** POST /api/me/consent: the versions that were shown, and that the person is old enough. */
export const consentWish = z.strictObject({
  versions: z.record(z.enum(CONSENT_NAMES), z.string().max(64)),
  oldEnough: z.literal(true),
});
export type ConsentWish = z.infer<typeof consentWish>;

/** DELETE /api/me/consent */
export const consentDeclined = z.object({
  /** Was there nothing but a new account, which is gone? */
  accountRemoved: z.boolean(),
});

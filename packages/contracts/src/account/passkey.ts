import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { PASSKEY_NAME_MAX } from "../limits.ts";

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;

/** GET /api/me/passkeys, newest first. */
export const passkeyList = z
  .object({
    items: z.array(passkey),
    /** True when staff must have one. */
    needed: z.boolean(),
  })
  .meta({ id: "PasskeyList" });
export type PasskeyList = z.infer<typeof passkeyList>;

/** WebAuthn's own JSON for the browser. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const ENCODED_MAX = 16_000;
const encoded = unshown(z.string().max(ENCODED_MAX), "the browser writes it, nobody reads it");
const word = unshown(z.string().max(40), "the browser writes it, nobody reads it");
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
};

/** POST /api/me/passkeys: the fields of WebAuthn's RegistrationResponseJSON that are read. */
export const newPasskey = z.object({
  name: unshown(z.string().trim().min(1).max(PASSKEY_NAME_MAX), "only whoever gave it reads it"),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(word).max(10).optional(),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/**
 * POST /api/me/reauthentications/{id}/passkey: the fields of WebAuthn's AuthenticationResponseJSON
 * that are read.
 */
export const passkeyAnswer = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** PUT /api/admin/passkey-rule */
export const passkeyRule = z.strictObject({ needed: z.boolean() });

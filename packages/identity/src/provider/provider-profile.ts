import { decodeJwt } from "jose";

export interface ProviderProfile {
  readonly [claim: string]: unknown;
  readonly sub: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string;
}

/**
 * Reads the profile from the id token verified just before. Apple sends the name only once, beside
 * the token and unsigned, so it is used only as display text. The picture is ignored, because
 * loading it would tell the provider who looks at whom.
 *
 * @returns null without an id token, because nothing else proves the identity
 */
export function readProfile(tokens: { idToken?: string | undefined; user?: unknown }) {
  if (tokens.idToken === undefined) return null;
  const { sub, email, email_verified: verified, name } = decodeJwt(tokens.idToken);
  if (typeof sub !== "string") return null;
  const profile: ProviderProfile = {
    sub,
    email: typeof email === "string" ? email : undefined,
    // Apple sends booleans as text.
    emailVerified: verified === true || verified === "true",
    name: typeof name === "string" && name !== "" ? name : readAppleName(tokens.user),
  };
  return profile;
}

function readAppleName(user: unknown): string {
  if (!isObject(user) || !isObject(user.name)) return "";
  const { firstName, lastName } = user.name;
  return [firstName, lastName]
    .filter((part) => typeof part === "string")
    .join(" ")
    .trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

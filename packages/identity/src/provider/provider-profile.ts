import { decodeJwt } from "jose";

export interface ProviderProfile {
  readonly [claim: string]: unknown;
  readonly sub: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string;
}

/**
 * What the provider says about a person, from the id token that was verified just before. Apple tells
 * the name once, beside the token and unsigned: it is display text and nothing else. A picture is not
 * taken: loading it would tell the provider who looks at whom.
 *
 * @returns null without an id token: nothing else proves who this is
 */
export function readProfile(tokens: { idToken?: string | undefined; user?: unknown }) {
  if (tokens.idToken === undefined) return null;
  const { sub, email, email_verified: verified, name } = decodeJwt(tokens.idToken);
  if (typeof sub !== "string") return null;
  const profile: ProviderProfile = {
    sub,
    email: typeof email === "string" ? email : undefined,
    // Apple writes booleans as text.
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

import { createHash } from "node:crypto";
import { SIMULATED_CLIENT } from "../platform-simulator.ts";
import {
  formOf,
  type PlatformCall,
  type PlatformReply,
  replied,
} from "../serving/platform-call.ts";
import { TIKTOK_PEOPLE, type TikTokWorld } from "./tiktok-world.ts";

/** Refusals of sign-in are flat, unlike all others. */
const refused = (error: string, description: string): PlatformReply =>
  replied(400, { error, error_description: description, log_id: "simulated" });

const DEAD = refused("invalid_grant", "Refresh token is invalid or expired.");

const isOurs = (form: URLSearchParams): boolean =>
  form.get("client_key") === SIMULATED_CLIENT.id &&
  form.get("client_secret") === SIMULATED_CLIENT.secret;

/** Answers `/v2/oauth/token/`. Each refresh token is used once: a new one comes with each answer. */
export async function answerTikTokToken(
  { grants, faults }: TikTokWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const form = await formOf(call);
  if (!isOurs(form)) return refused("invalid_client", "Client key or secret is incorrect.");
  if (faults.standing === "token revoked") return DEAD;
  const refreshToken = form.get("refresh_token") ?? "";
  const isRefresh = form.get("grant_type") === "refresh_token";
  const grant = isRefresh ? grants.ofRefresh(refreshToken) : grants.redeem(form.get("code") ?? "");
  if (!grant) return isRefresh ? DEAD : refused("invalid_grant", "Authorization code is expired.");
  if (isRefresh) grants.end(refreshToken);
  else {
    // In hexadecimal, unlike everywhere else.
    const digest = createHash("sha256").update(form.get("code_verifier") ?? "");
    const isProven = grant.challenge === null || digest.digest("hex") === grant.challenge;
    if (!isProven || grant.redirectUri !== form.get("redirect_uri"))
      return refused("invalid_request", "Code verifier or redirect_uri does not match.");
  }
  return replied(200, {
    ...{ access_token: grants.issueAccess(grant), expires_in: 86_400, token_type: "Bearer" },
    ...{ refresh_token: grants.issueRefresh(grant), refresh_expires_in: 31_536_000 },
    ...{ open_id: TIKTOK_PEOPLE[grant.personId]?.openId, scope: grant.scope },
  });
}

/** Answers `/v2/oauth/revoke/`. */
export async function answerTikTokRevoke(
  { grants }: TikTokWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const form = await formOf(call);
  const token = form.get("token") ?? "";
  const grant = grants.ofAccess(token) ?? grants.ofRefresh(token);
  if (!isOurs(form) || !grant) return refused("invalid_request", "The token is not valid.");
  grants.endAllOf(grant.personId);
  return replied(200, {});
}

import { SIMULATED_CLIENT } from "../platform-simulator.ts";
import {
  formOf,
  type PlatformCall,
  type PlatformReply,
  parametersOf,
  replied,
} from "../serving/platform-call.ts";
import type { YoutubeWorld } from "./youtube-world.ts";

const refused = (error: string, description: string) =>
  replied(400, { error, error_description: description });

const DEAD = refused("invalid_grant", "Token has been expired or revoked.");

/** Answers `/token`. A renewed access token comes without a refresh token: the old one stays. */
export async function answerGoogleToken(
  { grants, faults }: YoutubeWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const form = await formOf(call);
  const isOurs =
    form.get("client_id") === SIMULATED_CLIENT.id &&
    form.get("client_secret") === SIMULATED_CLIENT.secret;
  if (!isOurs) return replied(401, { error: "invalid_client", error_description: "Unauthorized" });
  if (faults.standing === "token revoked") return DEAD;
  const isRefresh = form.get("grant_type") === "refresh_token";
  const grant = isRefresh
    ? grants.ofRefresh(form.get("refresh_token") ?? "")
    : grants.redeem(form.get("code") ?? "");
  if (!grant) return isRefresh ? DEAD : refused("invalid_grant", "Bad Request");
  if (!isRefresh && grant.redirectUri !== form.get("redirect_uri"))
    return refused("redirect_uri_mismatch", "Bad Request");
  return replied(200, {
    ...{ access_token: grants.issueAccess(grant), expires_in: 3_599, token_type: "Bearer" },
    scope: grant.scope,
    ...(!isRefresh && { refresh_token: grants.issueRefresh(grant) }),
  });
}

/** Answers `/revoke`: ends what the person agreed to as a whole. */
export async function answerGoogleRevoke(
  { grants }: YoutubeWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const token = (await parametersOf(call)).get("token") ?? "";
  const grant = grants.ofAccess(token) ?? grants.ofRefresh(token);
  if (!grant) return refused("invalid_token", "Token expired or revoked");
  grants.endAllOf(grant.personId);
  return replied(200, {});
}

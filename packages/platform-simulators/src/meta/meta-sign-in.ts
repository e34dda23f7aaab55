import { SIMULATED_CLIENT } from "../platform-simulator.ts";
import {
  type PlatformCall,
  type PlatformReply,
  parametersOf,
  replied,
} from "../serving/platform-call.ts";
import { graphError, TOKEN_EXPIRED, TOKEN_REVOKED } from "./graph-error.ts";
import {
  FACEBOOK_PEOPLE,
  INSTAGRAM_PEOPLE,
  type MetaWorld,
  type SimulatedPage,
} from "./meta-world.ts";
import { tokenOf, whoCalls } from "./who-calls.ts";

const DAY = 86_400;
const LONG = 60 * DAY;
const WRONG_CODE = graphError(100, "This authorization code has been used.", { subcode: 36009 });

/** Answers Facebook's `oauth/access_token`: a code, or a token to be exchanged for a long one. */
export async function answerFacebookToken(
  { grants }: MetaWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const asked = await parametersOf(call);
  if (!isOurs(asked)) return graphError(101, "Error validating application.");
  if (asked.get("grant_type") === "fb_exchange_token") {
    const grant = grants.ofAccess(asked.get("fb_exchange_token") ?? "");
    if (!grant) return TOKEN_EXPIRED;
    const token = grants.issueAccess(grant, LONG);
    return replied(200, { access_token: token, token_type: "bearer", expires_in: LONG });
  }
  const grant = grants.redeem(asked.get("code") ?? "");
  if (grant?.redirectUri !== asked.get("redirect_uri") || !grant) return WRONG_CODE;
  const token = grants.issueAccess(grant);
  return replied(200, { access_token: token, token_type: "bearer", expires_in: 7_200 });
}

const isOurs = (asked: URLSearchParams): boolean =>
  asked.get("client_id") === SIMULATED_CLIENT.id &&
  asked.get("client_secret") === SIMULATED_CLIENT.secret;

/** Answers `POST /oauth/access_token` of Instagram: a code for a token of an hour. */
export async function answerInstagramToken(
  { instagramGrants }: MetaWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const asked = await parametersOf(call);
  const grant = isOurs(asked) ? instagramGrants.redeem(asked.get("code") ?? "") : null;
  if (grant?.redirectUri !== asked.get("redirect_uri") || !grant)
    return replied(400, { error_type: "OAuthException", code: 400, error_message: "Invalid code" });
  return replied(200, {
    access_token: instagramGrants.issueAccess(grant),
    user_id: INSTAGRAM_PEOPLE[grant.personId]?.id,
    permissions: grant.scope,
  });
}

/** Answers the exchange for a long token, and its renewal, which a day must have passed for. */
export function answerInstagramLong(
  { instagramGrants }: MetaWorld,
  call: PlatformCall,
): PlatformReply {
  const { searchParams: asked, pathname } = call.url;
  const token = tokenOf(call);
  const grant = instagramGrants.ofAccess(token);
  if (!grant) return TOKEN_EXPIRED;
  const isRenewal = pathname.endsWith("/refresh_access_token");
  if (!isRenewal && asked.get("client_secret") !== SIMULATED_CLIENT.secret)
    return graphError(101, "Error validating application.");
  if (isRenewal && instagramGrants.ageOf(token) < DAY * 1_000)
    return graphError(10, "The token must be at least 24 hours old.");
  const given = instagramGrants.issueAccess(grant, LONG);
  return replied(200, { access_token: given, token_type: "bearer", expires_in: LONG });
}

/** Answers `me…` with the token of a person. */
export function answerMe(world: MetaWorld, call: PlatformCall, what: string): PlatformReply {
  const caller = whoCalls(world, tokenOf(call));
  if (!caller || world.faults.standing === "token revoked") return TOKEN_REVOKED;
  if (caller.kind === "instagram") {
    const account = INSTAGRAM_PEOPLE[caller.personId];
    return replied(200, {
      ...{ user_id: account?.id, username: account?.username },
      account_type: account?.accountType,
    });
  }
  if (caller.kind !== "person") return graphError(100, "A user token is needed.");
  if (what === "/permissions" && call.method === "DELETE") {
    world.grants.endAllOf(caller.personId);
    world.pageGrants.endAllOf(caller.personId);
    return replied(200, { success: true });
  }
  const person = FACEBOOK_PEOPLE[caller.personId];
  if (what !== "/accounts") return replied(200, { id: caller.personId, name: person?.name });
  const data = (person?.pages ?? []).map((page) => listedPage(world, page, caller.personId));
  return replied(200, { data, paging: { cursors: { before: "a", after: "b" } } });
}

function listedPage({ pageGrants }: MetaWorld, page: SimulatedPage, personId: string): object {
  const { id, name, tasks, hasToken, instagram } = page;
  const grant = { personId, scope: id, redirectUri: "", challenge: null };
  return {
    ...{ id, name, tasks, picture: { data: { url: "https://scontent.simulated.invalid/p.jpg" } } },
    ...(hasToken && { access_token: pageGrants.issueAccess(grant) }),
    ...(instagram && {
      instagram_business_account: { id: instagram.id, username: instagram.username },
    }),
  };
}

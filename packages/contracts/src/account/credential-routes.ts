import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { accessTokenList, issuedToken, newAccessToken } from "./access-token.ts";
import { sessionList } from "./own-session.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWN = { access: "signed-in", sessionOnly: true } as const;

/** A user's sessions and the access tokens they issued. Not open to tokens. */
export const credentialRoutes = {
  listSessions: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/sessions", summary: "Where I am signed in" },
    ...{ scope: "read", rate: "read", answer: sessionList, status: 200, refusals: [] },
  }),
  endSession: defineRoute({
    beforeConsent: true,
    ...OWN,
    ...{ method: "DELETE", path: "/api/me/sessions/{id}", summary: "Sign out on one device" },
    ...{ scope: "publish", rate: "write", params: id, answer: sessionList, status: 200 },
    refusals: ["SESSION_NOT_FOUND"],
  }),
  endOtherSessions: defineRoute({
    beforeConsent: true,
    ...OWN,
    ...{ method: "DELETE", path: "/api/me/sessions" },
    summary: "Sign out everywhere but here",
    ...{ scope: "publish", rate: "write", answer: sessionList, status: 200, refusals: [] },
  }),
  listAccessTokens: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/access-tokens", summary: "My access tokens" },
    ...{ scope: "read", rate: "read", answer: accessTokenList, status: 200, refusals: [] },
  }),
  issueAccessToken: defineRoute({
    ...OWN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/me/access-tokens" },
    summary: "Make an access token; it can be read in this answer only",
    ...{ scope: "publish", rate: "write", body: newAccessToken, answer: issuedToken, status: 201 },
    refusals: ["TOO_MANY_TOKENS"],
  }),
  revokeAccessToken: defineRoute({
    beforeConsent: true,
    ...OWN,
    ...{ method: "DELETE", path: "/api/me/access-tokens/{id}" },
    summary: "Revoke an access token; its next request fails",
    ...{ scope: "publish", rate: "write", params: id, answer: accessTokenList, status: 200 },
    refusals: ["TOKEN_NOT_FOUND"],
  }),
} as const;

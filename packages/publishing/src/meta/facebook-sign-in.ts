import type { UnconnectableReason } from "@kinora/contracts/publication/publication-vocabulary";
import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type {
  ConnectRequest,
  ConnectReturn,
  DisconnectOutcome,
  PlatformFailed,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD } from "../failure.ts";
import { formPost, withQuery } from "../http/platform-request.ts";
import { bearer, secondsFrom } from "../publishing-desk.ts";
import { graphAddress, graphGet, graphSaid } from "./graph-client.ts";
import type { GraphDesk } from "./graph-desk.ts";
import { GRAPH_VERSION } from "./graph-version.ts";
import { readGraphProblem } from "./read-graph-problem.ts";

const granted = z.object({
  access_token: z.string().min(1),
  /** Sometimes missing for a long one. */
  expires_in: z.number().positive().optional(),
});

/** Seconds that a long token lives. */
const LONG = 60 * 86_400;
/** What a page must let the person do. */
const NEEDED_TASK = "CREATE_CONTENT";

const listedPages = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string().default(""),
      access_token: z.string().optional(),
      tasks: z.array(z.string()).default([]),
      picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
      instagram_business_account: z
        .object({
          id: z.string(),
          username: z.string().default(""),
          profile_picture_url: z.string().optional(),
        })
        .optional(),
    }),
  ),
});
export type ListedPage = z.infer<typeof listedPages>["data"][number];

/** A token of a person that lives for two months. */
export interface PersonToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A person who signed in. */
export interface FacebookPerson extends PersonToken {
  readonly personId: string;
}

const me = z.object({ id: z.string().min(1) });

/** Returns Facebook's page; it asks again for what was declined before. */
export const facebookAddressOf = (
  { settings }: GraphDesk,
  { redirectUri, state }: ConnectRequest,
  scopes: readonly string[],
): string =>
  withQuery(`${settings.signInUrl}/${GRAPH_VERSION.name}/dialog/oauth`, {
    ...{ client_id: settings.appId, redirect_uri: redirectUri, state },
    ...{ response_type: "code", scope: scopes.join(","), auth_type: "rerequest" },
  });

/** Exchanges a code for a token of the person that lives for two months, and asks who it is. */
export async function personOf(
  desk: GraphDesk,
  { code, redirectUri }: Pick<ConnectReturn, "code" | "redirectUri">,
): Promise<FacebookPerson | PlatformFailed> {
  const short = await askForToken(desk, { code, redirect_uri: redirectUri });
  if ("kind" in short) return short;
  const long = await renewPersonToken(desk, short.token);
  if ("kind" in long) return long;
  const said = await graphGet(desk, { token: long.token, path: "me", fields: { fields: "id" } });
  if ("kind" in said) return said;
  const person = me.safeParse(said.said).data;
  return person ? { ...long, personId: person.id } : failed(NOT_UNDERSTOOD);
}

/** Exchanges a token of the person that is still valid for one that lives for two months. */
export const renewPersonToken = (
  desk: GraphDesk,
  token: string,
): Promise<PersonToken | PlatformFailed> =>
  askForToken(desk, { grant_type: "fb_exchange_token", fb_exchange_token: token });

async function askForToken(
  desk: GraphDesk,
  fields: Readonly<Record<string, string>>,
): Promise<PersonToken | PlatformFailed> {
  const { appId: client_id, appSecret: client_secret } = desk.settings;
  const url = graphAddress(desk, "oauth/access_token");
  const said = graphSaid(
    desk,
    await desk.exchange(formPost(url, { ...fields, client_id, client_secret })),
  );
  if ("kind" in said) return said;
  const token = granted.safeParse(said.said).data;
  if (!token) return failed(NOT_UNDERSTOOD);
  const { access_token, expires_in = LONG } = token;
  return { token: access_token, expiresAt: secondsFrom(desk.now(), expires_in) };
}

/** Lists the pages that the person has a part in. */
export async function listPages(
  desk: GraphDesk,
  token: string,
): Promise<readonly ListedPage[] | PlatformFailed> {
  const fields =
    "id,name,access_token,tasks,picture,instagram_business_account{id,username,profile_picture_url}";
  const said = await graphGet(desk, {
    ...{ token, path: "me/accounts", fields: { fields, limit: "100" } },
  });
  if ("kind" in said) return said;
  return listedPages.safeParse(said.said).data?.data ?? failed(NOT_UNDERSTOOD);
}

/** Why a page cannot be published to; null when it can. */
export function whyNotPage({ access_token: token, tasks }: ListedPage): UnconnectableReason | null {
  if (!token) return "no_token";
  return tasks.includes(NEEDED_TASK) ? null : "no_permission";
}

/**
 * Renews the person's token, and reads the page's anew: it has no expiry, and dies with the
 * person's password, role or consent.
 */
export async function refreshPageToken(
  desk: GraphDesk,
  { tokens }: Pick<PlatformConnection, "tokens">,
  isWanted: (page: ListedPage) => boolean,
): Promise<PlatformConnection["tokens"] | PlatformFailed> {
  if (!tokens.refreshToken) return failed(failure("reauth", "token_refused"));
  const person = await renewPersonToken(desk, tokens.refreshToken);
  if ("kind" in person) return person;
  const pages = await listPages(desk, person.token);
  if ("kind" in pages) return pages;
  const page = pages.find(isWanted);
  if (!page?.access_token || whyNotPage(page) !== null)
    return failed(failure("reconnect_other", "permission_missing"));
  return pageTokens(page.access_token, person);
}

/** What is stored for a page: its token, and the person's, which renews it. */
export const pageTokens = (accessToken: string, { token, expiresAt }: PersonToken) => ({
  ...{ accessToken, accessExpiresAt: null, refreshToken: token, refreshExpiresAt: expiresAt },
});

/** Takes back all that the person agreed to: every page's token dies with it. */
export async function disconnectPerson(
  desk: GraphDesk,
  { tokens }: Pick<PlatformConnection, "tokens">,
): Promise<DisconnectOutcome> {
  const answer = answerOf(
    await desk.exchange({
      ...{ method: "DELETE", url: graphAddress(desk, "me/permissions") },
      headers: bearer(tokens.refreshToken ?? tokens.accessToken),
    }),
  );
  if (isFailed(answer)) return answer;
  if (answer.status === 200) return { kind: "disconnected" };
  const problem = readGraphProblem(answer, desk);
  return problem.class === "reauth" ? { kind: "disconnected" } : failed(problem);
}

import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type {
  ConnectOutcome,
  ConnectReturn,
  PreflightOutcome,
  TokenRefreshOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { failed, failure } from "../failure.ts";
import {
  listPages,
  pageTokens,
  personOf,
  refreshPageToken,
  whyNotPage,
} from "../meta/facebook-sign-in.ts";
import { graphGet } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";

/** What a person is asked for. */
export const PAGE_SCOPES = [
  "pages_show_list",
  "pages_read_engagement",
  "pages_manage_posts",
  // For first comments.
  "pages_manage_engagement",
  "business_management",
  "publish_video",
  "read_insights",
];

/** Lists the person's pages; those that cannot be published to say why. */
export async function connectPages(
  desk: GraphDesk,
  returned: ConnectReturn,
): Promise<ConnectOutcome> {
  const person = await personOf(desk, returned);
  if ("kind" in person) return person;
  const pages = await listPages(desk, person.token);
  if ("kind" in pages) return pages;
  const accounts = pages.map((page) => {
    const { id: accountId, name, picture, access_token: token = "" } = page;
    const about = {
      accountId,
      personId: person.personId,
      name,
      pictureUrl: picture?.data.url ?? null,
    };
    const account = { platform: "facebook", flavour: "facebook-login", ...about } as const;
    const unconnectable = whyNotPage(page);
    return unconnectable === null
      ? { ...account, tokens: pageTokens(token, person), unconnectable }
      : { ...account, tokens: null, unconnectable };
  });
  if (accounts.length === 0) return failed(failure("reconnect_other", "no_account"));
  return { kind: "connected", accounts };
}

/** Renews the person's token, and reads the page's anew. */
export async function refreshPage(
  desk: GraphDesk,
  connection: PlatformConnection,
): Promise<TokenRefreshOutcome> {
  const tokens = await refreshPageToken(desk, connection, ({ id }) => id === connection.accountId);
  return "kind" in tokens ? tokens : { kind: "refreshed", tokens };
}

/** Asks whether the page's token is alive; Facebook does not tell what is left of a day. */
export async function preflightPage(
  desk: GraphDesk,
  { accountId, tokens }: PlatformConnection,
): Promise<PreflightOutcome> {
  const said = await graphGet(desk, {
    ...{ token: tokens.accessToken, path: accountId, fields: { fields: "id,name" } },
  });
  if ("kind" in said) return said;
  return { kind: "answered", terms: { postsLeft: null, longestSeconds: null, creator: null } };
}

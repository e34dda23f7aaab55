import type {
  OfferedAccount,
  PlatformConnection,
} from "@kinora/domain/publication/platform-connection";
import type {
  ConnectOutcome,
  ConnectReturn,
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
import type { InstagramDesk } from "./instagram-settings.ts";

/** What a person is asked for who signs in through Facebook. */
export const LINKED_SCOPES = [
  "instagram_basic",
  "instagram_content_publish",
  // For first comments.
  "instagram_manage_comments",
  "instagram_manage_insights",
  "pages_show_list",
  "pages_read_engagement",
  "business_management",
];

/** Lists the accounts that are linked to the person's pages. */
export async function connectLinked(
  desk: InstagramDesk,
  returned: ConnectReturn,
): Promise<ConnectOutcome> {
  const person = await personOf(desk, returned);
  if ("kind" in person) return person;
  const pages = await listPages(desk, person.token);
  if ("kind" in pages) return pages;
  const accounts = pages.flatMap((page): readonly OfferedAccount[] => {
    const { instagram_business_account: linked, access_token: token = "" } = page;
    if (!linked) return [];
    const { id: accountId, username: name, profile_picture_url: pictureUrl = null } = linked;
    const about = { accountId, personId: person.personId, name, pictureUrl };
    const account = { platform: "instagram", flavour: "facebook-login", ...about } as const;
    const unconnectable = whyNotPage(page);
    return unconnectable === null
      ? [{ ...account, tokens: pageTokens(token, person), unconnectable }]
      : [{ ...account, tokens: null, unconnectable }];
  });
  // Only professional accounts that are linked to a page are listed at all.
  if (accounts.length === 0) return failed(failure("reconnect_other", "no_account"));
  return { kind: "connected", accounts };
}

/** Renews the person's token, and reads the one of the account's page anew. */
export async function refreshLinked(
  desk: InstagramDesk,
  connection: PlatformConnection,
): Promise<TokenRefreshOutcome> {
  const tokens = await refreshPageToken(
    desk,
    connection,
    ({ instagram_business_account: linked }) => linked?.id === connection.accountId,
  );
  return "kind" in tokens ? tokens : { kind: "refreshed", tokens };
}

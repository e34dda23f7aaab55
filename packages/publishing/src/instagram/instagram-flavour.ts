import type {
  PlatformConnection,
  PlatformTokens,
} from "@kinora/domain/publication/platform-connection";
import type {
  ConnectOutcome,
  ConnectRequest,
  ConnectReturn,
  PlatformFailed,
  TokenRefreshOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, failure, NOT_UNDERSTOOD } from "../failure.ts";
import { formPost, withQuery } from "../http/platform-request.ts";
import { graphGet, graphSaid } from "../meta/graph-client.ts";
import { secondsFrom } from "../publishing-desk.ts";
import type { InstagramDesk } from "./instagram-settings.ts";

const SCOPES = [
  "instagram_business_basic",
  "instagram_business_content_publish",
  // For first comments.
  "instagram_business_manage_comments",
];

const shortToken = z.object({ access_token: z.string().min(1) });
/** Some answers hold it in a list. */
const listedShortToken = z
  .object({ data: z.array(shortToken).min(1) })
  .transform(({ data }) => data[0] as z.infer<typeof shortToken>);
const longToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const me = z.object({
  user_id: z.coerce.string().min(1),
  username: z.string().default(""),
  account_type: z.string().default(""),
  profile_picture_url: z.string().nullish(),
});

/** Milliseconds that a long token lives, and for which it cannot be renewed. */
const LIFE = 60 * 86_400_000;
const TOO_YOUNG = 86_400_000;

/** Returns Instagram's own page. */
export const instagramAddressOf = (
  { settings }: InstagramDesk,
  { redirectUri, state }: ConnectRequest,
): string =>
  withQuery(`${settings.signInUrl}/oauth/authorize`, {
    ...{ client_id: settings.appId, redirect_uri: redirectUri, state },
    ...{ response_type: "code", scope: SCOPES.join(",") },
  });

/** Exchanges the code twice, for an hour and then for two months; personal accounts cannot post. */
export async function connectInstagram(
  desk: InstagramDesk,
  { code, redirectUri }: ConnectReturn,
): Promise<ConnectOutcome> {
  const tokens = await tokensOf(desk, { code, redirectUri });
  if ("kind" in tokens) return tokens;
  const fields = { fields: "user_id,username,account_type,profile_picture_url" };
  const said = await graphGet(desk, { token: tokens.accessToken, path: "me", fields });
  if ("kind" in said) return said;
  const about = me.safeParse(said.said).data;
  if (!about) return failed(NOT_UNDERSTOOD);
  const account = {
    ...({ platform: "instagram", flavour: "instagram-login" } as const),
    ...{ accountId: about.user_id, personId: about.user_id, name: about.username },
    pictureUrl: about.profile_picture_url ?? null,
  };
  const isPersonal = about.account_type === "PERSONAL";
  return {
    kind: "connected",
    accounts: [
      isPersonal
        ? { ...account, tokens: null, unconnectable: "not_professional" }
        : { ...account, tokens, unconnectable: null },
    ],
  };
}

async function tokensOf(
  desk: InstagramDesk,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<PlatformTokens | PlatformFailed> {
  const { appId: client_id, appSecret: client_secret, tokenUrl } = desk.settings;
  const said = graphSaid(
    desk,
    await desk.exchange(
      formPost(`${tokenUrl}/oauth/access_token`, {
        ...{ client_id, client_secret, grant_type: "authorization_code" },
        ...{ redirect_uri: redirectUri, code },
      }),
    ),
  );
  // A code that is refused says so in a format of its own: somebody has to begin again.
  if ("kind" in said)
    return said.failure.class === "unknown" ? failed(failure("reauth", "token_refused")) : said;
  const short = z.union([shortToken, listedShortToken]).safeParse(said.said).data;
  if (!short) return failed(NOT_UNDERSTOOD);
  return askForLong(desk, "access_token", {
    ...{ grant_type: "ig_exchange_token", client_secret, access_token: short.access_token },
  });
}

/** These two calls take the token in their address alone. */
async function askForLong(
  desk: InstagramDesk,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PlatformTokens | PlatformFailed> {
  const url = withQuery(`${desk.settings.graphUrl}/${path}`, fields);
  const said = graphSaid(desk, await desk.exchange({ method: "GET", url }));
  if ("kind" in said) return said;
  const long = longToken.safeParse(said.said).data;
  if (!long) return failed(NOT_UNDERSTOOD);
  return {
    ...{ accessToken: long.access_token, refreshToken: null, refreshExpiresAt: null },
    accessExpiresAt: secondsFrom(desk.now(), long.expires_in),
  };
}

/** Renews a token that is a day old and still valid; one that has expired cannot be. */
export async function refreshInstagram(
  desk: InstagramDesk,
  { tokens }: PlatformConnection,
): Promise<TokenRefreshOutcome> {
  const left = (tokens.accessExpiresAt?.getTime() ?? 0) - desk.now().getTime();
  if (LIFE - left < TOO_YOUNG) return { kind: "unchanged" };
  const given = await askForLong(desk, "refresh_access_token", {
    ...{ grant_type: "ig_refresh_token", access_token: tokens.accessToken },
  });
  return "kind" in given ? given : { kind: "refreshed", tokens: given };
}

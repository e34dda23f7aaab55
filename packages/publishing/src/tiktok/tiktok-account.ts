import { createHash } from "node:crypto";
import { TIKTOK_AUDIENCES } from "@kinora/contracts/publication/publication-vocabulary";
import { mergeTokens } from "@kinora/domain/publication/merge-tokens";
import type {
  PlatformConnection,
  PlatformTokens,
} from "@kinora/domain/publication/platform-connection";
import type {
  ConnectOutcome,
  ConnectRequest,
  ConnectReturn,
  DisconnectOutcome,
  PlatformFailed,
  PreflightOutcome,
  TokenRefreshOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD } from "../failure.ts";
import { formPost, withQuery } from "../http/platform-request.ts";
import { bearer, secondsFrom } from "../publishing-desk.ts";
import { readTikTokCode } from "./read-tiktok-problem.ts";
import { tiktokJson, tiktokPost, tiktokSaid } from "./tiktok-client.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";

const SCOPES = ["user.info.basic", "video.publish", "video.upload", "video.list"];

const granted = z.object({
  open_id: z.string().min(1),
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().default(""),
  refresh_expires_in: z.number().optional(),
});
const refusedToken = z.object({ error: z.string() });
const userInfo = z.object({
  user: z.object({ display_name: z.string().default(""), avatar_url: z.string().nullish() }),
});
const creatorInfo = z.object({
  creator_nickname: z.string().default(""),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean(),
  duet_disabled: z.boolean(),
  stitch_disabled: z.boolean(),
  max_video_post_duration_sec: z.number(),
});

/** Returns TikTok's page. Only apps on the person's own machine prove themselves by PKCE. */
export const tiktokAddressOf = (
  { settings }: TikTokDesk,
  { redirectUri, state, verifier }: ConnectRequest,
): string =>
  withQuery(`${settings.signInUrl}/v2/auth/authorize/`, {
    ...{ client_key: settings.clientKey, redirect_uri: redirectUri, state },
    ...{ response_type: "code", scope: SCOPES.join(",") },
    ...(isLoopback(redirectUri) && {
      // In hexadecimal, not in base64url as the standard has it.
      code_challenge: createHash("sha256").update(verifier).digest("hex"),
      code_challenge_method: "S256",
    }),
  });

const isLoopback = (address: string): boolean =>
  ["127.0.0.1", "localhost"].includes(new URL(address).hostname);

/** Exchanges the code, and asks for the creator's name. */
export async function connectTikTok(
  desk: TikTokDesk,
  { code, redirectUri, verifier }: ConnectReturn,
): Promise<ConnectOutcome> {
  const given = await askForTokens(desk, {
    ...{ grant_type: "authorization_code", code, redirect_uri: redirectUri },
    ...(isLoopback(redirectUri) && { code_verifier: verifier }),
  });
  if ("kind" in given) return given;
  const { openId: accountId, tokens } = given;
  const user = await readUser(desk, tokens.accessToken);
  if ("kind" in user) return user;
  const { display_name: name, avatar_url: pictureUrl = null } = user;
  const account = {
    ...({ platform: "tiktok", flavour: "platform" } as const),
    ...{ accountId, personId: accountId, name },
  };
  const connected = { ...account, pictureUrl: pictureUrl ?? null, tokens, unconnectable: null };
  return { kind: "connected", accounts: [connected] };
}

async function readUser(desk: TikTokDesk, token: string) {
  const fields = { fields: "open_id,display_name,avatar_url" };
  const url = withQuery(`${desk.settings.apiUrl}/v2/user/info/`, fields);
  const answer = answerOf(await desk.exchange({ method: "GET", url, headers: bearer(token) }));
  if (isFailed(answer)) return answer;
  const said = tiktokSaid(desk, answer);
  if ("kind" in said) return said;
  return userInfo.safeParse(said.said).data?.user ?? failed(NOT_UNDERSTOOD);
}

/** Renews the tokens: the refresh token may be another one, and the old one dead. */
export async function refreshTikTok(
  desk: TikTokDesk,
  { tokens }: PlatformConnection,
): Promise<TokenRefreshOutcome> {
  if (!tokens.refreshToken) return failed(failure("reauth", "token_refused"));
  const given = await askForTokens(desk, {
    ...{ grant_type: "refresh_token", refresh_token: tokens.refreshToken },
  });
  if ("kind" in given) return given;
  return { kind: "refreshed", tokens: mergeTokens(tokens, given.tokens) };
}

interface GivenTokens {
  readonly openId: string;
  readonly tokens: PlatformTokens;
}

async function askForTokens(
  { settings, exchange, now }: TikTokDesk,
  fields: Readonly<Record<string, string>>,
): Promise<GivenTokens | PlatformFailed> {
  const { clientKey: client_key, clientSecret: client_secret, apiUrl } = settings;
  const url = `${apiUrl}/v2/oauth/token/`;
  const answer = answerOf(await exchange(formPost(url, { client_key, client_secret, ...fields })));
  if (isFailed(answer)) return answer;
  const said = tiktokJson(answer);
  const given = granted.safeParse(said).data;
  // Refusals may come with 200 here.
  if (!given) {
    const code = refusedToken.safeParse(said).data?.error ?? `${answer.status}`;
    return failed(readTikTokCode(code, { status: answer.status, now: now() }));
  }
  const { refresh_expires_in: refreshSeconds } = given;
  return {
    openId: given.open_id,
    tokens: {
      accessToken: given.access_token,
      accessExpiresAt: secondsFrom(now(), given.expires_in),
      refreshToken: given.refresh_token || null,
      refreshExpiresAt: refreshSeconds ? secondsFrom(now(), refreshSeconds) : null,
    },
  };
}

/** Revokes the token; one that is dead already needs no revoking. */
export async function disconnectTikTok(
  { settings, exchange, now }: TikTokDesk,
  { tokens }: PlatformConnection,
): Promise<DisconnectOutcome> {
  const { clientKey: client_key, clientSecret: client_secret, apiUrl } = settings;
  const fields = { client_key, client_secret, token: tokens.accessToken };
  const answer = answerOf(await exchange(formPost(`${apiUrl}/v2/oauth/revoke/`, fields)));
  if (isFailed(answer)) return answer;
  const { status } = answer;
  if (status === 200 || status === 400) return { kind: "disconnected" };
  return failed(readTikTokCode(`${status}`, { status, now: now() }));
}

/** Asks what the creator's settings offer: fresh before every post, as TikTok's rules want. */
export async function preflightTikTok(
  desk: TikTokDesk,
  { tokens }: PlatformConnection,
): Promise<PreflightOutcome> {
  const said = await tiktokPost(desk, {
    ...{ token: tokens.accessToken, path: "/v2/post/publish/creator_info/query/", body: {} },
  });
  if ("kind" in said) return said;
  const info = creatorInfo.safeParse(said.said).data;
  if (!info) return failed(NOT_UNDERSTOOD);
  return {
    kind: "answered",
    terms: {
      ...{ postsLeft: null, longestSeconds: info.max_video_post_duration_sec },
      creator: {
        name: info.creator_nickname,
        audiences: TIKTOK_AUDIENCES.filter((one) => info.privacy_level_options.includes(one)),
        allowsComments: !info.comment_disabled,
        allowsDuets: !info.duet_disabled,
        allowsStitches: !info.stitch_disabled,
      },
    },
  };
}

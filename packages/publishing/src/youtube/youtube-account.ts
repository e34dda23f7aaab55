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
  TokenRefreshOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD } from "../failure.ts";
import { formPost, jsonOf, withQuery } from "../http/platform-request.ts";
import { bearer, secondsFrom } from "../publishing-desk.ts";
import { readYouTubeProblem } from "./read-youtube-problem.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

const SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube.readonly",
  "https://www.googleapis.com/auth/youtube.force-ssl",
];

const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().optional(),
});

const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }).optional(),
        }),
      }),
    )
    .default([]),
});

/** Returns Google's page; the person picks the account there, as a brand channel is one. */
export const youtubeAddressOf = (
  { settings }: YouTubeDesk,
  { redirectUri, state }: ConnectRequest,
): string =>
  withQuery(settings.signInUrl, {
    ...{ client_id: settings.clientId, redirect_uri: redirectUri, state },
    ...{ response_type: "code", scope: SCOPES.join(" ") },
    ...{ access_type: "offline", prompt: "consent select_account" },
  });

/** Exchanges the code, and asks which channel was picked. */
export async function connectYouTube(
  desk: YouTubeDesk,
  { code, redirectUri }: ConnectReturn,
): Promise<ConnectOutcome> {
  const tokens = await askForTokens(desk, {
    ...{ grant_type: "authorization_code", code, redirect_uri: redirectUri },
  });
  if ("kind" in tokens) return tokens;
  const channels = await readChannels(desk, tokens.accessToken);
  if ("kind" in channels) return channels;
  const [channel] = channels.items;
  const common = { platform: "youtube", flavour: "platform" } as const;
  if (!channel)
    return {
      kind: "connected",
      accounts: [
        {
          ...common,
          accountId: "",
          personId: "",
          name: "",
          pictureUrl: null,
          tokens: null,
          unconnectable: "no_channel",
        },
      ],
    };
  const { id: accountId, snippet } = channel;
  const pictureUrl = snippet.thumbnails?.default?.url ?? null;
  const account = {
    ...{ ...common, accountId, personId: accountId, name: snippet.title },
    pictureUrl,
  };
  return { kind: "connected", accounts: [{ ...account, tokens, unconnectable: null }] };
}

/** Asks which channel a token belongs to. */
export async function readChannels(
  { settings, exchange, now }: YouTubeDesk,
  accessToken: string,
): Promise<z.infer<typeof channelList> | PlatformFailed> {
  const answer = answerOf(
    await exchange({
      method: "GET",
      url: withQuery(`${settings.apiUrl}/youtube/v3/channels`, { part: "snippet", mine: "true" }),
      headers: bearer(accessToken),
    }),
  );
  if (isFailed(answer)) return answer;
  if (answer.status !== 200) return failed(readYouTubeProblem(answer, now()));
  return channelList.safeParse(jsonOf(answer)).data ?? failed(NOT_UNDERSTOOD);
}

/** Renews the access token; Google keeps the refresh token and does not repeat it. */
export async function refreshYouTube(
  desk: YouTubeDesk,
  { tokens }: PlatformConnection,
): Promise<TokenRefreshOutcome> {
  if (!tokens.refreshToken) return failed(failure("reauth", "token_refused"));
  const given = await askForTokens(desk, {
    ...{ grant_type: "refresh_token", refresh_token: tokens.refreshToken },
  });
  if ("kind" in given) return given;
  return { kind: "refreshed", tokens: mergeTokens(tokens, given) };
}

async function askForTokens(
  { settings, exchange, now }: YouTubeDesk,
  fields: Readonly<Record<string, string>>,
): Promise<PlatformTokens | PlatformFailed> {
  const { clientId: client_id, clientSecret: client_secret, tokenUrl } = settings;
  const answer = answerOf(
    await exchange(formPost(tokenUrl, { ...fields, client_id, client_secret })),
  );
  if (isFailed(answer)) return answer;
  if (answer.status !== 200) return failed(readYouTubeProblem(answer, now()));
  const said = granted.safeParse(jsonOf(answer)).data;
  if (!said) return failed(NOT_UNDERSTOOD);
  return {
    accessToken: said.access_token,
    accessExpiresAt: secondsFrom(now(), said.expires_in),
    refreshToken: said.refresh_token || null,
    refreshExpiresAt: null,
  };
}

/** Revokes what the person agreed to; a token that is dead already needs no revoking. */
export async function disconnectYouTube(
  { settings, exchange, now }: YouTubeDesk,
  { tokens }: PlatformConnection,
): Promise<DisconnectOutcome> {
  const token = tokens.refreshToken || tokens.accessToken;
  const answer = answerOf(await exchange(formPost(settings.revokeUrl, { token })));
  if (isFailed(answer)) return answer;
  if (answer.status === 200 || answer.status === 400) return { kind: "disconnected" };
  return failed(readYouTubeProblem(answer, now()));
}

import { answerSimulatorCalls } from "../answer-simulator-calls.ts";
import { answerConsent, isOwnMachine } from "../oauth/consent.ts";
import { postsPage } from "../pages/posts-page.ts";
import {
  type LoggedCall,
  type PlatformSimulator,
  type PlatformSimulatorOptions,
  SIMULATED_CLIENT,
} from "../platform-simulator.ts";
import { readState, writeState } from "../saved-state.ts";
import type { PlatformCall, PlatformReply } from "../serving/platform-call.ts";
import { answerGoogleRevoke, answerGoogleToken } from "./google-tokens.ts";
import { putBytes } from "./upload-routes.ts";
import { answerYoutubeApi } from "./youtube-routes.ts";
import { emptyYoutube, openYoutubeWorld, YOUTUBE_PEOPLE } from "./youtube-world.ts";

/** Simulates Google's sign-in and YouTube's Data API, uploads and channel page (reference 1.4). */
export function youtubeSimulator(options: PlatformSimulatorOptions): PlatformSimulator {
  const { now, mayReturnTo = isOwnMachine, saved } = options;
  const state = readState(saved, emptyYoutube);
  const world = openYoutubeWorld(now, state);
  const { posts, faults, shelf, grants } = world;
  const calls: LoggedCall[] = [];
  const consent = {
    ...{ platformName: "YouTube", clientId: SIMULATED_CLIENT.id, grants, mayReturnTo },
    clientParameter: "client_id" as const,
    people: Object.fromEntries(Object.entries(YOUTUBE_PEOPLE).map(([id, { name }]) => [id, name])),
  };

  async function answer(call: PlatformCall): Promise<PlatformReply> {
    const { method, url, headers } = call;
    calls.push({ method, path: url.pathname + url.search, headers });
    const own = await answerSimulatorCalls({ faults, posts, shelf }, call);
    if (own) return own;
    if (url.pathname === "/o/oauth2/v2/auth") return answerConsent(consent, call);
    if (url.pathname === "/token") return answerGoogleToken(world, call);
    if (url.pathname === "/revoke") return answerGoogleRevoke(world, call);
    if (method === "PUT" && url.searchParams.has("upload_id")) return putBytes(world, call);
    if (url.pathname === "/")
      return postsPage({ title: "YouTube channel", layout: "feed" }, posts, shelf);
    const [, watched] = /^\/shorts\/([\w-]+)$/.exec(url.pathname) ?? [];
    const id = url.pathname === "/watch" ? url.searchParams.get("v") : watched;
    if (id) {
      const layout = watched ? "tall" : "feed";
      return postsPage(
        { title: "YouTube", layout },
        posts.filter((post) => post.id === id),
        shelf,
      );
    }
    return answerYoutubeApi(world, call);
  }
  return {
    ...{ answer, faults, posts, calls, snapshot: () => writeState(state) },
    environment: (origin) => ({
      YOUTUBE_CLIENT_ID: SIMULATED_CLIENT.id,
      YOUTUBE_CLIENT_SECRET: SIMULATED_CLIENT.secret,
      YOUTUBE_SIGN_IN_URL: `${origin}/o/oauth2/v2/auth`,
      YOUTUBE_TOKEN_URL: `${origin}/token`,
      YOUTUBE_REVOKE_URL: `${origin}/revoke`,
      YOUTUBE_API_URL: origin,
      YOUTUBE_UPLOAD_URL: origin,
      YOUTUBE_SITE_URL: origin,
    }),
  };
}

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
import { answerTikTokApi } from "./tiktok-routes.ts";
import { answerTikTokRevoke, answerTikTokToken } from "./tiktok-tokens.ts";
import { putChunk } from "./tiktok-uploads.ts";
import { emptyTikTok, letVideosPass, openTikTokWorld, TIKTOK_PEOPLE } from "./tiktok-world.ts";

/** Simulates TikTok's sign-in, its Content Posting API and what visitors see (reference 1.3). */
export function tiktokSimulator(options: PlatformSimulatorOptions): PlatformSimulator {
  const { now, mayReturnTo = isOwnMachine, saved } = options;
  const state = readState(saved, emptyTikTok);
  const world = openTikTokWorld(now, state);
  const { faults, shelf, grants } = world;
  const calls: LoggedCall[] = [];
  const consent = {
    ...{ platformName: "TikTok", clientId: SIMULATED_CLIENT.id, grants, mayReturnTo },
    clientParameter: "client_key" as const,
    people: Object.fromEntries(
      Object.entries(TIKTOK_PEOPLE).map(([id, { nickname }]) => [id, nickname]),
    ),
  };
  /** What is processed by now is there. */
  const posts = () => {
    letVideosPass(world);
    return world.posts;
  };

  async function answer(call: PlatformCall): Promise<PlatformReply> {
    const { method, url, headers } = call;
    calls.push({ method, path: url.pathname + url.search, headers });
    const own = await answerSimulatorCalls({ faults, posts: posts(), shelf }, call);
    if (own) return own;
    if (url.pathname === "/v2/auth/authorize/") return answerConsent(consent, call);
    if (url.pathname === "/v2/oauth/token/") return answerTikTokToken(world, call);
    if (url.pathname === "/v2/oauth/revoke/") return answerTikTokRevoke(world, call);
    if (url.pathname === "/upload" && method === "PUT") return putChunk(world, call);
    if (url.pathname === "/")
      return postsPage({ title: "TikTok profile", layout: "tall" }, posts(), shelf);
    return answerTikTokApi(world, call);
  }
  return {
    ...{ answer, faults, calls, snapshot: () => writeState(state) },
    get posts() {
      return posts();
    },
    environment: (origin) => ({
      TIKTOK_CLIENT_KEY: SIMULATED_CLIENT.id,
      TIKTOK_CLIENT_SECRET: SIMULATED_CLIENT.secret,
      TIKTOK_SIGN_IN_URL: origin,
      TIKTOK_API_URL: origin,
      TIKTOK_UPLOAD_URL: origin,
    }),
  };
}

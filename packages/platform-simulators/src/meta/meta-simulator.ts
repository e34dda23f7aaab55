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
import { TOKEN_EXPIRED } from "./graph-error.ts";
import { answerGraph } from "./graph-routes.ts";
import { uploadContainer } from "./instagram-containers.ts";
import { answerFacebookToken, answerInstagramLong, answerInstagramToken } from "./meta-sign-in.ts";
import {
  emptyMeta,
  FACEBOOK_PEOPLE,
  INSTAGRAM_PEOPLE,
  type MetaWorld,
  openMetaWorld,
  SIMULATED_VERSION,
} from "./meta-world.ts";
import { uploadReel } from "./page-videos.ts";
import { tokenOf, whoCalls } from "./who-calls.ts";

/**
 * Simulates Facebook's pages and Instagram, whose APIs are one (reference 1.1 and 1.2): both ways
 * to sign in, the Graph API, uploads, and what visitors see.
 */
export function metaSimulator(options: PlatformSimulatorOptions): PlatformSimulator {
  const { now, mayReturnTo = isOwnMachine, saved } = options;
  const state = readState(saved, emptyMeta);
  const world = openMetaWorld(now, state);
  const { posts, faults, shelf } = world;
  const calls: LoggedCall[] = [];
  const consents = consentsOf(world, mayReturnTo);

  async function answer(call: PlatformCall): Promise<PlatformReply> {
    const { method, url, headers } = call;
    const { pathname } = url;
    calls.push({ method, path: pathname + url.search, headers });
    const own = await answerSimulatorCalls({ faults, posts, shelf }, call);
    if (own) return own;
    const version = `/${SIMULATED_VERSION}`;
    if (pathname === `${version}/dialog/oauth`) return answerConsent(consents.facebook, call);
    if (pathname === "/oauth/authorize") return answerConsent(consents.instagram, call);
    if (pathname === `${version}/oauth/access_token`) return answerFacebookToken(world, call);
    if (pathname === "/oauth/access_token") return answerInstagramToken(world, call);
    if (pathname === "/access_token" || pathname === "/refresh_access_token")
      return answerInstagramLong(world, call);
    const upload = /^\/(video-upload|ig-api-upload)\//.exec(pathname)?.[1];
    if (upload && !whoCalls(world, tokenOf(call))) return TOKEN_EXPIRED;
    if (upload === "video-upload") return uploadReel(world, call);
    if (upload === "ig-api-upload") return uploadContainer(world, call);
    if (pathname.startsWith(`${version}/`))
      return answerGraph(world, call, pathname.slice(version.length));
    const on = pathname === "/instagram" ? "instagram" : "facebook";
    const layout = on === "instagram" ? "grid" : "feed";
    const title = on === "instagram" ? "Instagram profile" : "Facebook page";
    return postsPage(
      { title, layout },
      posts.filter(({ platform }) => platform === on),
      shelf,
    );
  }
  return {
    ...{ answer, faults, posts, calls, environment },
    snapshot: () => writeState(state),
  };
}

const environment = (origin: string) => ({
  META_APP_ID: SIMULATED_CLIENT.id,
  META_APP_SECRET: SIMULATED_CLIENT.secret,
  INSTAGRAM_APP_ID: SIMULATED_CLIENT.id,
  INSTAGRAM_APP_SECRET: SIMULATED_CLIENT.secret,
  META_SIGN_IN_URL: origin,
  META_GRAPH_URL: origin,
  META_VIDEO_URL: origin,
  META_UPLOAD_URL: origin,
  INSTAGRAM_SIGN_IN_URL: origin,
  INSTAGRAM_TOKEN_URL: origin,
  INSTAGRAM_GRAPH_URL: origin,
});

function consentsOf({ grants, instagramGrants }: MetaWorld, mayReturnTo: (uri: string) => boolean) {
  const common = {
    ...{ clientId: SIMULATED_CLIENT.id, clientParameter: "client_id" as const, mayReturnTo },
  };
  const names = <Person>(
    people: Readonly<Record<string, Person>>,
    nameOf: (one: Person) => string,
  ) => Object.fromEntries(Object.entries(people).map(([id, person]) => [id, nameOf(person)]));
  return {
    facebook: {
      ...{ ...common, platformName: "Facebook", grants },
      people: names(FACEBOOK_PEOPLE, ({ name }) => name),
    },
    instagram: {
      ...{ ...common, platformName: "Instagram", grants: instagramGrants },
      people: names(INSTAGRAM_PEOPLE, ({ username }) => username),
    },
  };
}

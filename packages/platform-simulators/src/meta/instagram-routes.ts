import { figuresOf } from "../figures-of.ts";
import { commitUnder } from "../platform-faults.ts";
import { type PlatformReply, parametersOf, replied } from "../serving/platform-call.ts";
import type { SimulatedPost } from "../simulated-post.ts";
import { listComments, writeComment } from "./graph-comments.ts";
import { GRAPH_BROKEN, graphError, MISSING_NODE, NO_PERMISSION, tooBusy } from "./graph-error.ts";
import { containerStatus, makeContainer } from "./instagram-containers.ts";
import {
  findInstagram,
  findPage,
  type MediaContainer,
  type MetaWorld,
  newGraphId,
  type SimulatedInstagram,
} from "./meta-world.ts";
import type { GraphCall, GraphCaller } from "./who-calls.ts";

/** Posts of an account in any 24 hours, as `content_publishing_limit` says. */
const QUOTA = 50;

/** Answers the calls about an account of Instagram, its containers and its posts. */
export async function answerInstagram(
  world: MetaWorld,
  { call, caller, node, edge }: GraphCall,
): Promise<PlatformReply> {
  const account = accountOf(caller);
  if (!account) return NO_PERMISSION;
  const { standing } = world.faults;
  if (call.method === "GET") return readInstagram(world, account, { call, node, edge });
  const own = findOwn(world, account, node);
  if (node !== account.id && !own) return NO_PERMISSION;
  if (standing === "no permission")
    return graphError(10, "(#10) Application does not have permission for this action", {
      status: 403,
    });
  if (standing === "rate limit") return tooBusy(80002, account.id);
  const asked = await parametersOf(call);
  if (own)
    return edge === "comments"
      ? writeComment(world, own, asked.get("message") ?? "")
      : MISSING_NODE;
  if (edge === "media") return makeContainer(world, account, { asked, origin: call.url.origin });
  const container = world.containers.get(asked.get("creation_id") ?? "");
  if (edge !== "media_publish" || !container) return MISSING_NODE;
  return publishContainer(world, account, container);
}

function accountOf(caller: GraphCaller): SimulatedInstagram | null {
  if (caller.kind === "instagram") return findInstagram(caller.accountId);
  return caller.kind === "page" ? (findPage(caller.pageId)?.instagram ?? null) : null;
}

function publishContainer(
  world: MetaWorld,
  account: SimulatedInstagram,
  container: MediaContainer,
): PlatformReply {
  const { faults } = world;
  if (faults.standing === "quota reached" || usageOf(world, account) >= QUOTA)
    return graphError(9, "The user has reached the maximum of posts.", { subcode: 2207042 });
  if (containerStatus(world, container).status_code !== "FINISHED")
    return graphError(9007, "The media is not ready to be published.", { subcode: 2207027 });
  return commitUnder(faults.commit, GRAPH_BROKEN, () => {
    const post = addPost(world, account, container);
    container.post = post;
    if (faults.standing !== "live and refused") return replied(200, { id: post.id });
    return graphError(4, "Application request limit reached", { subcode: 2207051 });
  });
}

function addPost(
  { now, posts }: MetaWorld,
  account: SimulatedInstagram,
  { fields, mediaIds }: MediaContainer,
): SimulatedPost {
  const post: SimulatedPost = {
    ...{ id: newGraphId(), platform: "instagram", accountId: account.id },
    ...{ accountName: account.username, kind: (fields.media_type ?? "IMAGE").toLowerCase() },
    ...{ title: null, text: fields.caption ?? "", link: null, media: mediaIds },
    ...{ isAiMade: fields.is_ai_generated === "true", at: now() },
    ...{ visibility: "public", isRemoved: false },
  };
  posts.push(post);
  return post;
}

/** Posts of an account that are there, in order. */
const postsOf = ({ posts }: MetaWorld, { id }: SimulatedInstagram): SimulatedPost[] =>
  posts.filter(({ accountId, isRemoved }) => accountId === id && !isRemoved);

const findOwn = (
  world: MetaWorld,
  account: SimulatedInstagram,
  postId: string,
): SimulatedPost | undefined => postsOf(world, account).find(({ id }) => id === postId);

const usageOf = ({ posts, now }: MetaWorld, { id }: SimulatedInstagram): number =>
  posts.filter(
    ({ accountId, at }) => accountId === id && at.getTime() > now().getTime() - 86_400_000,
  ).length;

function readInstagram(
  world: MetaWorld,
  account: SimulatedInstagram,
  { call, node, edge }: Pick<GraphCall, "call" | "node" | "edge">,
): PlatformReply {
  const container = world.containers.get(node);
  if (container) return replied(200, { id: node, ...containerStatus(world, container) });
  if (edge === "content_publishing_limit") {
    const used = world.faults.standing === "quota reached" ? QUOTA : usageOf(world, account);
    const config = { quota_total: QUOTA, quota_duration: 86_400 };
    return replied(200, { data: [{ quota_usage: used, config }] });
  }
  if (edge === "media")
    return replied(200, {
      data: postsOf(world, account)
        .reverse()
        .map((one) => shownPost(one, world.now(), call.url)),
    });
  const post = findOwn(world, account, node);
  if (!post) return MISSING_NODE;
  if (edge === "comments") return listComments(post, "text");
  if (edge === "insights")
    return replied(200, {
      data: [{ name: "views", values: [{ value: figuresOf(post, world.now()).views }] }],
    });
  return replied(200, shownPost(post, world.now(), call.url));
}

/** Its address is that of the page here: the real site has nothing to show. */
function shownPost(post: SimulatedPost, now: Date, { origin }: URL): object {
  const { id, text, at } = post;
  const { likes, comments } = figuresOf(post, now);
  return {
    ...{ id, caption: text, timestamp: at.toISOString().replace(/\.\d+Z$/, "+0000") },
    permalink: `${origin}/instagram#${id}`,
    ...{ like_count: likes, comments_count: comments },
  };
}

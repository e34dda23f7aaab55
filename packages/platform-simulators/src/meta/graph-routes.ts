import { figuresOf } from "../figures-of.ts";
import {
  LOST,
  type PlatformCall,
  type PlatformReply,
  parametersOf,
  replied,
} from "../serving/platform-call.ts";
import type { SimulatedPost } from "../simulated-post.ts";
import { listComments, writeComment } from "./graph-comments.ts";
import {
  GRAPH_BROKEN,
  MISSING_NODE,
  NO_PERMISSION,
  TOKEN_EXPIRED,
  TOKEN_REVOKED,
  tooBusy,
} from "./graph-error.ts";
import { answerInstagram } from "./instagram-routes.ts";
import { answerMe } from "./meta-sign-in.ts";
import { findInstagram, findPage, type MetaWorld, type SimulatedPage } from "./meta-world.ts";
import { listPosts, postToFeed, uploadPhoto } from "./page-posts.ts";
import {
  answerFileUpload,
  answerReels,
  makeUnpublished,
  showVideo,
  videoNode,
} from "./page-videos.ts";
import { type GraphCall, tokenOf, whoCalls } from "./who-calls.ts";

/** Answers the Graph API of both platforms, without its version. */
export async function answerGraph(
  world: MetaWorld,
  call: PlatformCall,
  path: string,
): Promise<PlatformReply> {
  if (/^\/me\b/.test(path)) return answerMe(world, call, path.slice("/me".length));
  const [, node = "", edge = ""] = path.split("/");
  const refused = refuse(world, call);
  if (refused) return refused;
  const caller = whoCalls(world, tokenOf(call));
  if (!caller) return TOKEN_EXPIRED;
  if (edge === "uploads" || node.startsWith("upload:"))
    return answerFileUpload(world, call, edge || node);
  if (findInstagram(node) || world.containers.has(node) || isInstagramPost(world, node))
    return answerInstagram(world, { call, caller, node, edge });
  return answerPage(world, { call, caller, node, edge });
}

const isInstagramPost = ({ posts }: MetaWorld, id: string): boolean =>
  posts.some((post) => post.id === id && post.platform === "instagram");

/** Lets faults have their way that any call may meet. */
function refuse(world: MetaWorld, { method }: PlatformCall): PlatformReply | null {
  const { faults, pageGrants, instagramGrants } = world;
  const fault = method === "GET" ? (faults.question.shift() ?? null) : null;
  if (fault === "token expired") {
    pageGrants.expireAccess();
    instagramGrants.expireAccess();
  }
  if (fault === "lost") return LOST;
  if (fault === "503") return GRAPH_BROKEN;
  if (fault === "gone") return MISSING_NODE;
  if (faults.standing === "token revoked") return TOKEN_REVOKED;
  return null;
}

async function answerPage(
  world: MetaWorld,
  { call, caller, node, edge }: GraphCall,
): Promise<PlatformReply> {
  const page = findPage(caller.kind === "page" ? caller.pageId : "");
  if (!page) return NO_PERMISSION;
  if (call.method === "GET")
    return readNode(world, page, { node, edge, asked: call.url.searchParams });
  if (call.method === "DELETE") return removePost(world, page, node);
  const { standing } = world.faults;
  if (standing === "no permission" || !page.tasks.includes("CREATE_CONTENT")) return NO_PERMISSION;
  if (standing === "rate limit") return tooBusy(80001, page.id);
  if (node === page.id && edge === "photos") return uploadPhoto(world, call);
  const asked = await parametersOf(call);
  if (edge === "comments") {
    const post = findPost(world, page, node);
    return post ? writeComment(world, post, asked.get("message") ?? "") : MISSING_NODE;
  }
  const video = world.videos.get(node);
  if (video) return showVideo(world, page, { video, asked });
  if (node !== page.id) return NO_PERMISSION;
  if (edge === "feed")
    return standing === "quota reached" ? tooBusy(32, page.id) : postToFeed(world, page, asked);
  if (edge === "video_reels") return answerReels(world, page, { asked, origin: call.url.origin });
  return edge === "videos" ? makeUnpublished(world, page, asked) : MISSING_NODE;
}

interface NodeRead {
  readonly node: string;
  readonly edge: string;
  readonly asked: URLSearchParams;
}

function readNode(
  world: MetaWorld,
  page: SimulatedPage,
  { node, edge, asked }: NodeRead,
): PlatformReply {
  if (edge === "published_posts") return listPosts(world, page, asked);
  if (edge === "comments") {
    const post = findPost(world, page, node);
    return post ? listComments(post, "message") : MISSING_NODE;
  }
  if (node === page.id) return replied(200, { id: page.id, name: page.name });
  const video = world.videos.get(node);
  if (video?.post?.isRemoved) return MISSING_NODE;
  if (video) return replied(200, videoNode(world, video));
  const photo = world.photos.get(node);
  if (photo)
    return replied(200, {
      id: node,
      ...(photo.postId !== null && { page_story_id: photo.postId }),
    });
  const post = world.posts.find(({ id, isRemoved }) => id === node && !isRemoved);
  if (!post) return MISSING_NODE;
  const count = (total: number) => ({ data: [], summary: { total_count: total } });
  const { likes, comments } = figuresOf(post, world.now());
  const permalink_url = `https://www.facebook.com/${post.id}`;
  return replied(200, {
    id: node,
    permalink_url,
    reactions: count(likes),
    comments: count(comments),
  });
}

/** Returns a post of a page that is there, by its id or its video's. */
function findPost(world: MetaWorld, page: SimulatedPage, node: string): SimulatedPost | undefined {
  const shown = world.videos.get(node)?.post?.id ?? node;
  return world.posts.find(
    ({ id, accountId, isRemoved }) => id === shown && accountId === page.id && !isRemoved,
  );
}

function removePost(world: MetaWorld, page: SimulatedPage, node: string): PlatformReply {
  const post = findPost(world, page, node);
  if (!post) return MISSING_NODE;
  post.isRemoved = true;
  return replied(200, { success: true });
}

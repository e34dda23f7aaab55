import { z } from "zod";
import { commitUnder } from "../platform-faults.ts";
import { LOST, type PlatformCall, type PlatformReply, replied } from "../serving/platform-call.ts";
import { receive } from "../serving/receive.ts";
import type { SimulatedPost } from "../simulated-post.ts";
import { GRAPH_BROKEN, graphError } from "./graph-error.ts";
import { type MetaWorld, newGraphId, type SimulatedPage } from "./meta-world.ts";

const attached = z.object({ media_fbid: z.string() });

/** What a post of a page is made of. */
interface NewPagePost {
  readonly kind: string;
  readonly title?: string | null;
  readonly text: string;
  readonly link?: string | null;
  readonly media: readonly string[];
}

/** Shows something on a page. */
export function addPagePost(
  { now, posts }: Pick<MetaWorld, "now" | "posts">,
  page: SimulatedPage,
  { title = null, link = null, ...made }: NewPagePost,
): SimulatedPost {
  const post: SimulatedPost = {
    ...{ id: `${page.id}_${newGraphId()}`, platform: "facebook", accountId: page.id },
    ...{ accountName: page.name, ...made, title, link, isAiMade: false, at: now() },
    ...{ visibility: "public", isRemoved: false },
  };
  posts.push(post);
  return post;
}

/** Answers `POST /{page}/feed`: text, or photos that were uploaded before. */
export function postToFeed(
  world: MetaWorld,
  page: SimulatedPage,
  asked: URLSearchParams,
): PlatformReply {
  const text = asked.get("message") ?? "";
  const photos = [...asked]
    .filter(([name]) => name.startsWith("attached_media["))
    .map(([, value]) => world.photos.get(attached.parse(JSON.parse(value)).media_fbid));
  if (photos.some((photo) => !photo)) return graphError(100, "Invalid parameter: attached_media");
  if (text === "" && photos.length === 0) return graphError(100, "The post is empty.");
  if (photos.some((photo) => photo?.postId != null))
    return graphError(100, "Those photos were already posted.", { subcode: 1366051 });
  if (world.faults.standing === "duplicate") return graphError(506, "Duplicate status message");
  return commitUnder(world.faults.commit, GRAPH_BROKEN, () => {
    const media = photos.flatMap((photo) => photo?.mediaId ?? []);
    const kind = photos.length > 0 ? "photos" : "text";
    const post = addPagePost(world, page, { kind, text, link: asked.get("link"), media });
    for (const photo of photos) if (photo) photo.postId = post.id;
    return replied(200, { id: post.id });
  });
}

/** Answers `POST /{page}/photos` with a file that is not shown yet. */
export async function uploadPhoto(world: MetaWorld, call: PlatformCall): Promise<PlatformReply> {
  const fault = world.faults.filePart.shift() ?? null;
  if (fault === "503") return GRAPH_BROKEN;
  const { bytes, isCut } = await receive(call, typeof fault === "number" ? fault : null);
  if (isCut) return LOST;
  if (world.faults.standing === "media refused")
    return graphError(324, "Your photos couldn't be uploaded.", { subcode: 1366046 });
  const headers = { "content-type": call.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData();
  const source = form.get("source");
  if (!(source instanceof File) || form.get("published") !== "false")
    return graphError(324, "Missing or invalid image file");
  const mediaId = world.shelf.keep(source.type, new Uint8Array(await source.arrayBuffer()));
  const id = newGraphId();
  world.photos.set(id, { id, mediaId, postId: null });
  return replied(200, { id });
}

/** Answers `GET /{page}/published_posts`. */
export function listPosts(
  { posts }: MetaWorld,
  page: SimulatedPage,
  asked: URLSearchParams,
): PlatformReply {
  const since = Number(asked.get("since") ?? 0) * 1_000;
  const found = posts.filter(
    ({ accountId, at, isRemoved }) => accountId === page.id && at.getTime() >= since && !isRemoved,
  );
  return replied(200, {
    data: found.reverse().map(({ id, text, at }) => ({
      ...{ id, message: text, permalink_url: `https://www.facebook.com/${id}` },
      created_time: at.toISOString().replace(/\.\d+Z$/, "+0000"),
    })),
  });
}

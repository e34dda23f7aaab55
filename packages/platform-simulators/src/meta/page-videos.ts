import { randomUUID } from "node:crypto";
import { figuresOf } from "../figures-of.ts";
import { commitUnder } from "../platform-faults.ts";
import { PROCESSING_SECONDS } from "../platform-simulator.ts";
import { LOST, type PlatformCall, type PlatformReply, replied } from "../serving/platform-call.ts";
import { receive } from "../serving/receive.ts";
import { GRAPH_BROKEN, graphError, MISSING_NODE } from "./graph-error.ts";
import { type MetaWorld, newGraphId, type PageVideo, type SimulatedPage } from "./meta-world.ts";
import { addPagePost } from "./page-posts.ts";

const HOUR = 3_600_000;
/** Reels of a page in any 24 hours (reference 1.1). */
const REELS = 30;

/** Answers `POST /{page}/video_reels`: start or finish. */
export function answerReels(
  world: MetaWorld,
  page: SimulatedPage,
  { asked, origin }: { readonly asked: URLSearchParams; readonly origin: string },
): PlatformReply {
  const { now, videos, faults, posts } = world;
  if (asked.get("upload_phase") === "start") {
    const recent = posts.filter(
      ({ kind, at }) => kind === "reel" && at.getTime() > now().getTime() - 24 * HOUR,
    );
    if (faults.standing === "quota reached" || recent.length >= REELS)
      return graphError(613, "The page has reached the limit of reels.", { subcode: 1390008 });
    const id = newGraphId();
    videos.set(id, newVideo(id, page, "reel"));
    return replied(200, { video_id: id, upload_url: `${origin}/video-upload/v25.0/${id}` });
  }
  const video = videos.get(asked.get("video_id") ?? "");
  if (asked.get("upload_phase") !== "finish" || !video) return MISSING_NODE;
  if (video.uploadedAt === null)
    return graphError(6000, "The video is not uploaded.", { subcode: 1363030 });
  if (video.post) return graphError(100, "The video was published before.");
  if (faults.standing === "media refused")
    return graphError(352, "The video format is not supported.", { subcode: 1363022 });
  video.text = { title: asked.get("title"), description: asked.get("description") ?? "" };
  return commitUnder(faults.commit, GRAPH_BROKEN, () => {
    publish(world, page, video);
    return replied(200, { success: true });
  });
}

const newVideo = (id: string, page: SimulatedPage, kind: PageVideo["kind"]): PageVideo => ({
  ...{ id, pageId: page.id, kind, mimeType: "video/mp4", received: Buffer.alloc(0), size: 0 },
  ...{ uploadedAt: null, processing: null, text: { title: null, description: "" }, post: null },
});

function publish(world: MetaWorld, page: SimulatedPage, video: PageVideo): void {
  const { kind, text, mimeType, received } = video;
  const media = [world.shelf.keep(mimeType, received)];
  video.post = addPagePost(world, page, { kind, title: text.title, text: text.description, media });
}

/** Answers rupload: the bytes of a reel from an offset. */
export async function uploadReel(world: MetaWorld, call: PlatformCall): Promise<PlatformReply> {
  const video = world.videos.get(call.url.pathname.split("/").at(-1) ?? "");
  const fault = world.faults.filePart.shift() ?? null;
  if (fault === "404" || fault === "410") world.videos.delete(video?.id ?? "");
  if (!video || fault === "404" || fault === "410")
    return replied(Number(fault) || 404, { debug_info: { type: "NotFound", retriable: false } });
  if (fault === "503") return replied(503, { debug_info: { retriable: true } });
  const offset = Number(call.headers.offset);
  if (offset !== video.received.length)
    return replied(400, { debug_info: { type: "OffsetInvalidError", retriable: false } });
  video.size = Number(call.headers.file_size);
  const cut = typeof fault === "number" ? Math.max(0, fault - offset) : null;
  const { bytes, isCut } = await receive(call, cut);
  video.received = Buffer.concat([video.received, bytes]);
  if (video.received.length >= video.size) markUploaded(world, video);
  return isCut ? LOST : replied(200, { success: true });
}

function markUploaded({ now, faults }: MetaWorld, video: PageVideo): void {
  video.uploadedAt = now().getTime();
  video.processing = faults.processing.shift() ?? null;
}

/** Answers the Resumable Upload API: `POST /{app}/uploads`, and the session itself. */
export async function answerFileUpload(
  { uploads, faults }: MetaWorld,
  call: PlatformCall,
  name: string,
): Promise<PlatformReply> {
  if (name === "uploads") {
    const asked = call.url.searchParams;
    const id = `upload:${randomUUID()}`;
    const mimeType = asked.get("file_type") ?? "";
    const size = Number(asked.get("file_length"));
    uploads.set(id, { id, size, mimeType, received: Buffer.alloc(0) });
    return replied(200, { id });
  }
  const upload = uploads.get(name);
  if (!upload) return MISSING_NODE;
  if (call.method === "GET") return replied(200, { id: name, file_offset: upload.received.length });
  const fault = faults.filePart.shift() ?? null;
  if (fault === "503") return GRAPH_BROKEN;
  if (fault === "404" || fault === "410") {
    uploads.delete(name);
    return MISSING_NODE;
  }
  const offset = Number(call.headers.file_offset);
  if (offset !== upload.received.length) return graphError(100, "Invalid file_offset");
  const cut = typeof fault === "number" ? Math.max(0, fault - offset) : null;
  const { bytes, isCut } = await receive(call, cut);
  upload.received = Buffer.concat([upload.received, bytes]);
  return isCut ? LOST : replied(200, { h: `h:${name}` });
}

/** Answers `POST /{page}/videos` with an uploaded file: a video that is not shown yet. */
export function makeUnpublished(
  world: MetaWorld,
  page: SimulatedPage,
  asked: URLSearchParams,
): PlatformReply {
  const file = world.uploads.get((asked.get("fbuploader_video_file_chunk") ?? "").slice(2));
  if (!file || file.received.length < file.size) return graphError(100, "The file is not there.");
  if (world.faults.standing === "media refused")
    return graphError(352, "The video format is not supported.", { subcode: 1363022 });
  if (world.faults.standing === "quota reached")
    return graphError(613, "Calls to this api have exceeded the rate limit.");
  if (asked.get("published") !== "false") return graphError(100, "Only unpublished ones here.");
  const video = newVideo(newGraphId(), page, "video");
  Object.assign(video, { received: file.received, size: file.size });
  video.text = { title: asked.get("title"), description: asked.get("description") ?? "" };
  markUploaded(world, video);
  world.videos.set(video.id, video);
  return replied(200, { id: video.id });
}

/** Answers `POST /{video} published=true`. */
export function showVideo(
  world: MetaWorld,
  page: SimulatedPage,
  { video, asked }: { readonly video: PageVideo; readonly asked: URLSearchParams },
): PlatformReply {
  if (asked.get("published") !== "true") return graphError(100, "Nothing to change.");
  return commitUnder(world.faults.commit, GRAPH_BROKEN, () => {
    if (!video.post) publish(world, page, video);
    return replied(200, { success: true });
  });
}

/** A video as the API shows it, whatever fields are asked for. */
export function videoNode({ now }: MetaWorld, video: PageVideo): object {
  const { id, received, size, uploadedAt, post: made } = video;
  // What was published says so a little later.
  const isSaid = made && now().getTime() >= made.at.getTime() + PROCESSING_SECONDS.usual * 1_000;
  const post = isSaid ? made : null;
  const processing = processingPhase(video, now().getTime());
  return {
    id,
    status: {
      video_status:
        processing.status === "error" ? "error" : uploadedAt ? "processing" : "uploading",
      uploading_phase: {
        status: uploadedAt === null ? "in_progress" : "complete",
        ...{ bytes_transfered: received.length, source_file_size: size },
      },
      processing_phase: processing,
      publishing_phase: post
        ? { status: "complete", publish_status: "published", publish_time: post.at.toISOString() }
        : { status: "not_started" },
    },
    published: post !== null,
    ...(post && { post_id: post.id, permalink_url: `/reel/${id}/` }),
    ...shownFigures(figuresOf(post ?? { at: now() }, now())),
  };
}

const shownFigures = ({ views, likes, comments }: ReturnType<typeof figuresOf>) => ({
  views,
  likes: { summary: { total_count: likes } },
  comments: { summary: { total_count: comments } },
});

function processingPhase({ uploadedAt, processing }: PageVideo, now: number) {
  if (uploadedAt === null) return { status: "not_started" };
  const seconds = PROCESSING_SECONDS[processing === "slow" ? "slow" : "usual"];
  if (processing === "stuck" || now < uploadedAt + seconds * 1_000)
    return { status: "in_progress" };
  if (processing === "error")
    return { status: "error", error: { message: "ProcessingFailedError" } };
  return { status: "complete" };
}

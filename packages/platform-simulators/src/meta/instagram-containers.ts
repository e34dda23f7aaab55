import { PROCESSING_SECONDS } from "../platform-simulator.ts";
import { LOST, type PlatformCall, type PlatformReply, replied } from "../serving/platform-call.ts";
import { receive } from "../serving/receive.ts";
import { fetchAsPlatform } from "./fetch-as-platform.ts";
import { graphError } from "./graph-error.ts";
import {
  type MediaContainer,
  type MetaWorld,
  newGraphId,
  type SimulatedInstagram,
} from "./meta-world.ts";

/** Milliseconds for which a container lives. */
const LIFE = 86_400_000;
/** Longest caption, and most hashtags in one. */
const CAPTION = 2_200;
const HASHTAGS = 30;

interface ContainerOrder {
  readonly asked: URLSearchParams;
  readonly origin: string;
}

/** Answers `POST /{account}/media`. Files at an address are fetched from there at once. */
export async function makeContainer(
  world: MetaWorld,
  { id: accountId }: SimulatedInstagram,
  { asked, origin }: ContainerOrder,
): Promise<PlatformReply> {
  const fields = Object.fromEntries(asked);
  const problem = problemOf(world, fields);
  if (problem) return problem;
  const id = newGraphId();
  const container: MediaContainer = {
    ...{ id, accountId, fields, mimeType: "video/mp4", madeAt: world.now().getTime() },
    ...{ received: Buffer.alloc(0), size: null, readyAt: null, mediaIds: [] },
    ...{ processing: null, error: null, post: null },
  };
  world.containers.set(id, container);
  if (fields.upload_type === "resumable")
    return replied(200, { id, uri: `${origin}/ig-api-upload/v25.0/${id}` });
  if (fields.children !== undefined) {
    const children = fields.children.split(",").map((child) => world.containers.get(child));
    container.mediaIds = children.flatMap((child) => child?.mediaIds ?? []);
    markReady(world, container);
  } else await fetchInto(world, container);
  return replied(200, { id });
}

function problemOf(
  { faults }: MetaWorld,
  {
    caption = "",
    is_carousel_item: isItem,
    is_ai_generated: isAi,
    ...fields
  }: Record<string, string>,
): PlatformReply | null {
  if (faults.standing === "media refused")
    return graphError(36001, "The image format is not supported.", { subcode: 2207005 });
  if (caption.length > CAPTION || (caption.match(/#/g) ?? []).length > HASHTAGS)
    return graphError(36004, "The caption was too long.", { subcode: 2207010 });
  if (isItem !== undefined && (caption !== "" || isAi !== undefined))
    return graphError(100, "Not possible for an item of a carousel.", { subcode: 2207023 });
  if (fields.media_type === "VIDEO" && isItem === undefined)
    return graphError(100, "VIDEO is no media type any more: use REELS.", { subcode: 2207023 });
  const hasFile = fields.image_url ?? fields.video_url ?? fields.upload_type ?? fields.children;
  return hasFile === undefined ? graphError(100, "A file is missing.") : null;
}

async function fetchInto(world: MetaWorld, container: MediaContainer): Promise<void> {
  const { image_url: image, video_url: video } = container.fields;
  const fetched = await fetchAsPlatform(image ?? video ?? "");
  if (fetched) container.mediaIds = [world.shelf.keep(fetched.mimeType, fetched.bytes)];
  else container.error = "Error: The media could not be fetched: 9004, 2207052";
  markReady(world, container);
}

function markReady({ now, faults }: MetaWorld, container: MediaContainer): void {
  container.readyAt = now().getTime();
  container.processing = faults.processing.shift() ?? null;
}

/** Answers rupload for a container. */
export async function uploadContainer(
  world: MetaWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const container = world.containers.get(call.url.pathname.split("/").at(-1) ?? "");
  const fault = world.faults.filePart.shift() ?? null;
  if (!container || fault === "404" || fault === "410")
    return replied(Number(fault) || 404, { debug_info: { type: "NotFound", retriable: false } });
  if (fault === "503") return replied(503, { debug_info: { retriable: true } });
  if (Number(call.headers.offset) !== container.received.length)
    return replied(400, { debug_info: { type: "OffsetInvalidError", retriable: false } });
  container.size = Number(call.headers.file_size);
  const { bytes, isCut } = await receive(call, typeof fault === "number" ? fault : null);
  container.received = Buffer.concat([container.received, bytes]);
  if (container.received.length >= container.size) {
    container.mediaIds = [world.shelf.keep(container.mimeType, container.received)];
    markReady(world, container);
  }
  return isCut ? LOST : replied(200, { success: true, message: "Upload successful." });
}

/** What a container says of itself. An error is sometimes said in words only. */
export function containerStatus(
  { now }: MetaWorld,
  { post, readyAt, madeAt, processing, error, size }: MediaContainer,
): { readonly status_code?: string; readonly status: string } {
  const at = now().getTime();
  if (post) return said("PUBLISHED");
  if (at > madeAt + LIFE) return said("EXPIRED");
  if (error !== null) return { status: error };
  const seconds = PROCESSING_SECONDS[processing === "slow" ? "slow" : "usual"];
  if (readyAt === null || processing === "stuck" || at < readyAt + seconds * 1_000)
    return said("IN_PROGRESS");
  if (processing !== "error") return said("FINISHED");
  const words = "Error: Media upload has failed with error code 2207026";
  return size === null ? { status: words } : { status_code: "ERROR", status: words };
}

const said = (code: string) => ({ status_code: code, status: code });

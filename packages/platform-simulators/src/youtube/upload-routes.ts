import { randomUUID } from "node:crypto";
import { z } from "zod";
import { commitUnder } from "../platform-faults.ts";
import {
  bytesOf,
  LOST,
  type PlatformCall,
  type PlatformReply,
  replied,
  repliedEmpty,
} from "../serving/platform-call.ts";
import { receive } from "../serving/receive.ts";
import { makeVideo } from "./make-video.ts";
import { readMultipart } from "./read-multipart.ts";
import { videoResource } from "./video-resource.ts";
import { YOUTUBE_BROKEN, youtubeError } from "./youtube-error.ts";
import { spendQuota } from "./youtube-quota.ts";
import type {
  SimulatedChannel,
  UploadSession,
  VideoMetadata,
  YoutubeWorld,
} from "./youtube-world.ts";

/** What is received in between is kept in whole blocks of this size. */
const BLOCK = 256 * 1024;

const metadataInput = z.object({
  snippet: z.record(z.string(), z.unknown()).default({}),
  status: z.record(z.string(), z.unknown()).default({}),
});

/** Answers `videos.insert`, in one request or as the start of a resumable upload. */
export async function insertVideo(
  world: YoutubeWorld,
  channel: SimulatedChannel,
  call: PlatformCall,
): Promise<PlatformReply> {
  const bytes = await bytesOf(call);
  const refused = spendQuota(world, { uploads: 1 });
  if (refused) return refused;
  if (!channel.mayUpload || world.faults.standing === "no permission")
    return youtubeError(403, "forbidden", "Forbidden");
  if (call.url.searchParams.get("uploadType") === "resumable")
    return startSession(world, channel, { call, bytes });
  const parts = readMultipart(call.headers["content-type"] ?? "", bytes);
  if (!parts) return youtubeError(400, "mediaBodyRequired", "The request has no media body.");
  const metadata = metadataInput.parse(JSON.parse(parts.json));
  const problem = problemOf(world, metadata);
  if (problem) return problem;
  return commitUnder(world.faults.commit, YOUTUBE_BROKEN, () => {
    const { mimeType, media } = parts;
    return replied(
      200,
      videoResource(world, makeVideo(world, { channel, metadata, mimeType, bytes: media })),
    );
  });
}

function startSession(
  world: YoutubeWorld,
  channel: SimulatedChannel,
  { call, bytes }: { readonly call: PlatformCall; readonly bytes: Buffer },
): PlatformReply {
  const { headers } = call;
  const metadata = metadataInput.parse(JSON.parse(bytes.toString("utf8")));
  const problem = problemOf(world, metadata);
  if (problem) return problem;
  const id = randomUUID();
  world.sessions.set(id, {
    ...{ id, channel, metadata, received: Buffer.alloc(0), video: null, gone: null },
    size: Number(headers["x-upload-content-length"]),
    mimeType: headers["x-upload-content-type"] ?? "application/octet-stream",
  });
  const location = new URL(
    `/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`,
    call.url,
  );
  return repliedEmpty(200, { location: location.toString() });
}

function problemOf({ faults }: YoutubeWorld, { snippet }: VideoMetadata): PlatformReply | null {
  const [title, description] = [`${snippet.title ?? ""}`, `${snippet.description ?? ""}`];
  if (faults.standing === "media refused")
    return youtubeError(400, "invalidFilename", "The video filename specified is invalid.");
  if (title === "" || title.length > 100 || /[<>]/.test(title))
    return youtubeError(400, "invalidTitle", "The request metadata specifies an invalid title.");
  return Buffer.byteLength(description) > 5_000
    ? youtubeError(
        400,
        "invalidDescription",
        "The request metadata specifies an invalid description.",
      )
    : null;
}

/** Answers a PUT to a session: bytes, or the question how many have arrived. */
export async function putBytes(world: YoutubeWorld, call: PlatformCall): Promise<PlatformReply> {
  const session = world.sessions.get(call.url.searchParams.get("upload_id") ?? "");
  if (!session) return repliedEmpty(404);
  const range = call.headers["content-range"] ?? "";
  const isQuestion = range.startsWith("bytes */");
  const fault = isQuestion ? null : (world.faults.filePart.shift() ?? null);
  if (fault === "503") return YOUTUBE_BROKEN;
  if (fault === "404" || fault === "410") session.gone = Number(fault);
  if (session.gone !== null) return repliedEmpty(session.gone);
  if (isQuestion) return standingOf(world, session);
  const [, first = "", last = ""] = /^bytes (\d+)-(\d+)\/\d+$/.exec(range) ?? [];
  if (Number(first) !== session.received.length)
    return youtubeError(400, "badRequest", "The range does not continue what was received.");
  const cutAfter = typeof fault === "number" ? Math.max(0, fault - Number(first)) : null;
  const isBeyond = cutAfter !== null && cutAfter > Number(last) - Number(first) + 1;
  if (isBeyond && typeof fault === "number") world.faults.filePart.unshift(fault);
  const { bytes, isCut } = await receive(call, isBeyond ? null : cutAfter);
  const all = Buffer.concat([session.received, bytes]);
  if (all.length < session.size) {
    session.received = isCut ? all.subarray(0, Math.floor(all.length / BLOCK) * BLOCK) : all;
    return isCut ? LOST : progressOf(session, fault === "progress left out");
  }
  return commitUnder(world.faults.commit, YOUTUBE_BROKEN, () =>
    finish(world, session, { all, isCut }),
  );
}

function finish(
  world: YoutubeWorld,
  session: UploadSession,
  { all, isCut }: { readonly all: Buffer; readonly isCut: boolean },
): PlatformReply {
  const { channel, metadata, mimeType } = session;
  session.received = all;
  session.video = makeVideo(world, { channel, metadata, mimeType, bytes: all });
  return isCut ? LOST : replied(201, videoResource(world, session.video));
}

function standingOf(world: YoutubeWorld, session: UploadSession): PlatformReply {
  const fault = world.faults.question.shift() ?? null;
  if (fault === "lost") return LOST;
  if (fault === "503") return YOUTUBE_BROKEN;
  if (fault === "gone") {
    session.gone = 410;
    return repliedEmpty(410);
  }
  if (session.video) return replied(200, videoResource(world, session.video));
  return progressOf(session, false);
}

const progressOf = ({ received }: UploadSession, isLeftOut: boolean): PlatformReply =>
  repliedEmpty(
    308,
    received.length === 0 || isLeftOut ? {} : { range: `bytes=0-${received.length - 1}` },
  );

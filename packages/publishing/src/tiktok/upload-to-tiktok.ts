import type { TikTokPublication } from "@kinora/domain/publication/publication";
import type {
  CommitOutcome,
  PrepareOutcome,
  PublicationHandle,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { begunAnew, UPLOAD_LOST } from "../begun-anew.ts";
import { failed, failure, NOT_UNDERSTOOD, UNREACHABLE } from "../failure.ts";
import { HANDLE_GONE, readHandle, writeHandle } from "../handle.ts";
import { isUploadAddress } from "../http/is-upload-address.ts";
import type { PlatformExchanged } from "../http/platform-request.ts";
import { partOf, UPLOAD_PATIENCE } from "../send-file-part.ts";
import { planChunks, rangeOfChunk } from "./chunk-plan.ts";
import { readStatus } from "./read-status.ts";
import { tiktokPost } from "./tiktok-client.ts";
import { type TikTokHandle, tiktokHandle } from "./tiktok-handle.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";
import { videoInit } from "./video-init.ts";

type Order = PublicationOrder<TikTokPublication>;

const started = z.object({ publish_id: z.string().min(1), upload_url: z.string() });

/** Milliseconds for which an upload's address is used: an hour, less what one chunk may take. */
const UPLOAD_LIFE = 45 * 60_000;
/** Milliseconds between two looks at a video that is processed. */
export const TIKTOK_PAUSE = 5_000;

/** Starts a video, or sends one more of its chunks other than the last. */
export async function prepareTikTok(
  desk: TikTokDesk,
  order: Order,
  handle: PublicationHandle | null,
): Promise<PrepareOutcome> {
  if (handle === null) return startVideo(desk, order);
  const known = readHandle(tiktokHandle, handle);
  if (!known) return begunAnew(HANDLE_GONE);
  if (known.isUnsure || known.armed > 0) {
    const seen = await lookAgain(desk, order, known);
    return "kind" in seen ? seen : sendNext(desk, order, seen);
  }
  return desk.now().getTime() > known.uploadUntil ? UPLOAD_LOST : sendNext(desk, order, known);
}

async function startVideo(desk: TikTokDesk, order: Order): Promise<PrepareOutcome> {
  const { tokens } = order.connection;
  const said = await tiktokPost(desk, {
    token: tokens.accessToken,
    ...videoInit(order.publication),
  });
  if ("kind" in said) return { ...said, handle: null };
  const video = started.safeParse(said.said).data;
  if (!video || !isUploadAddress(video.upload_url, desk.settings.uploadOrigins))
    return begunAnew(NOT_UNDERSTOOD);
  const handle = writeHandle({
    ...{ publishId: video.publish_id, uploadUrl: video.upload_url, armed: 0 },
    ...{ size: order.publication.file.size, sent: 0, isUnsure: false },
    uploadUntil: desk.now().getTime() + UPLOAD_LIFE,
  });
  return { kind: "working", handle, afterMilliseconds: 0 };
}

/** Asks how much has arrived, before more is sent. What has failed was not published. */
async function lookAgain(
  desk: TikTokDesk,
  { connection }: Order,
  known: TikTokHandle,
): Promise<TikTokHandle | PrepareOutcome> {
  const status = await readStatus(desk, connection.tokens.accessToken, known.publishId);
  if ("kind" in status) return { ...status, handle: writeHandle(known) };
  if (status.status === "FAILED") return UPLOAD_LOST;
  const arrived = status.uploaded_bytes ?? 0;
  if (status.status !== "PROCESSING_UPLOAD" || arrived >= known.size) return ready(known);
  // Its last bytes never came, and cannot come any more: what was armed is only prepared again
  // once its call has ended.
  if (desk.now().getTime() > known.uploadUntil) return UPLOAD_LOST;
  const { chunkSize } = planChunks(known.size);
  return { ...known, sent: Math.floor(arrived / chunkSize), isUnsure: false };
}

const ready = (known: TikTokHandle): PrepareOutcome => ({
  kind: "ready",
  handle: writeHandle({ ...known, armed: known.armed + 1 }),
});

async function sendNext(
  desk: TikTokDesk,
  order: Order,
  known: TikTokHandle,
): Promise<PrepareOutcome> {
  if (known.sent >= planChunks(known.size).count - 1) return ready(known);
  const sent = await sendChunk(desk, order, known);
  const status = sent.kind === "answered" ? sent.answer.status : null;
  const unsure = writeHandle({ ...known, isUnsure: true });
  if (status === 206) {
    const handle = writeHandle({ ...known, sent: known.sent + 1 });
    return { kind: "working", handle, afterMilliseconds: 0 };
  }
  if (status === 403 || status === 404) return UPLOAD_LOST;
  if (status === 416) return { kind: "working", handle: unsure, afterMilliseconds: TIKTOK_PAUSE };
  if (status === 400) return begunAnew(failure("permanent", "media_refused"));
  const reason = status === null ? UNREACHABLE : failure("retry", "platform_error");
  return { ...failed(reason), handle: unsure };
}

function sendChunk(
  { exchange }: TikTokDesk,
  { publication: { file } }: Order,
  { uploadUrl, size, sent }: TikTokHandle,
  signal?: AbortSignal,
): Promise<PlatformExchanged> {
  const range = rangeOfChunk(planChunks(size), sent, size);
  return exchange({
    ...{ method: "PUT", url: uploadUrl, patience: UPLOAD_PATIENCE, body: partOf(file, range) },
    ...(signal && { signal }),
    headers: {
      "content-type": file.mimeType,
      "content-range": `bytes ${range.first}-${range.last}/${size}`,
    },
  });
}

/** Sends the last chunk: with its last byte, TikTok begins to post. */
export async function commitTikTok(
  desk: TikTokDesk,
  order: Order,
  [handle, signal]: readonly [PublicationHandle, AbortSignal],
): Promise<CommitOutcome> {
  const known = readHandle(tiktokHandle, handle);
  if (!known) return { kind: "refused", failure: HANDLE_GONE, handle: null };
  const sent = await sendChunk(desk, order, known, signal);
  if (sent.kind === "not sent") return { kind: "refused", failure: UNREACHABLE, handle };
  const status = sent.kind === "answered" ? sent.answer.status : null;
  const unsure = writeHandle({ ...known, isUnsure: true });
  if (status === 206)
    return { kind: "refused", failure: failure("retry", "not_ready"), handle: unsure };
  // Nobody else may have sent it before: then there is no upload to go on with.
  if ((status === 403 || status === 404) && known.armed === 1)
    return { kind: "refused", failure: failure("retry", "upload_lost"), handle: null };
  if (status === 400 && known.armed === 1)
    return { kind: "refused", failure: failure("permanent", "media_refused"), handle: null };
  return { kind: "unknown", afterMilliseconds: TIKTOK_PAUSE };
}

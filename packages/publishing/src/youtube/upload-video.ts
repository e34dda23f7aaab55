import type { YouTubePublication } from "@kinora/domain/publication/publication";
import type {
  CommitOutcome,
  PrepareOutcome,
  PublicationHandle,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { begunAnew, UPLOAD_LOST } from "../begun-anew.ts";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD, UNREACHABLE } from "../failure.ts";
import { HANDLE_GONE, readHandle, writeHandle } from "../handle.ts";
import { isUploadAddress } from "../http/is-upload-address.ts";
import { withQuery } from "../http/platform-request.ts";
import { bearer } from "../publishing-desk.ts";
import { partOf, UPLOAD_PATIENCE } from "../send-file-part.ts";
import { readVideo } from "./read-video.ts";
import { readYouTubeProblem } from "./read-youtube-problem.ts";
import { askProgress, readProgress, type SessionProgress } from "./session-progress.ts";
import { videoMetadata } from "./video-metadata.ts";
import { type YouTubeHandle, youtubeHandle } from "./youtube-handle.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

type Order = PublicationOrder<YouTubePublication>;

/** Parts before the last are whole multiples of this. */
const BLOCK = 256 * 1024;
/** Milliseconds before the next look at an upload that made no progress, and at one committed. */
const PAUSE = 5_000;

/** Starts the upload, or sends everything but its last block. */
export async function prepareVideo(
  desk: YouTubeDesk,
  order: Order,
  handle: PublicationHandle | null,
): Promise<PrepareOutcome> {
  if (handle === null) return startUpload(desk, order);
  const known = readHandle(youtubeHandle, handle);
  if (!known) return { ...failed(HANDLE_GONE), handle: null };
  const lastBlock = Math.floor((known.size - 1) / BLOCK) * BLOCK;
  const progress = await askProgress(desk, known);
  if (progress.kind === "complete") return ready(known, known.size);
  if (progress.kind !== "partial") return interrupted(desk, known, progress);
  if (progress.offset >= lastBlock) return ready(known, progress.offset);
  const sent = await sendPart(
    desk,
    order,
    { ...known, offset: progress.offset },
    { last: lastBlock - 1 },
  );
  if (sent.kind === "partial" && sent.offset >= lastBlock) return ready(known, sent.offset);
  if (sent.kind !== "partial" && sent.kind !== "unsaid") return interrupted(desk, known, sent);
  const isStuck = sent.kind === "partial" && sent.offset <= progress.offset;
  return { kind: "working", handle, afterMilliseconds: isStuck ? PAUSE : 0 };
}

const ready = (known: YouTubeHandle, offset: number): PrepareOutcome => ({
  kind: "ready",
  handle: writeHandle({ ...known, offset, isArmed: true }),
});

async function startUpload(
  { settings, exchange, now }: YouTubeDesk,
  { connection, publication }: Order,
): Promise<PrepareOutcome> {
  const { file, notifiesSubscribers, mark } = publication;
  const answer = answerOf(
    await exchange({
      method: "POST",
      url: withQuery(`${settings.uploadUrl}/upload/youtube/v3/videos`, {
        ...{ uploadType: "resumable", part: "snippet,status" },
        notifySubscribers: `${notifiesSubscribers}`,
      }),
      headers: {
        ...bearer(connection.tokens.accessToken),
        "content-type": "application/json; charset=UTF-8",
        "x-upload-content-length": `${file.size}`,
        "x-upload-content-type": file.mimeType,
      },
      body: JSON.stringify(videoMetadata(publication)),
    }),
  );
  if (isFailed(answer)) return { ...answer, handle: null };
  if (answer.status !== 200) return begunAnew(readYouTubeProblem(answer, now()));
  const session = answer.headers.location ?? "";
  if (!isUploadAddress(session, settings.uploadOrigins)) return begunAnew(NOT_UNDERSTOOD);
  const started = { session, size: file.size, mimeType: file.mimeType, offset: 0, mark };
  const isShort = publication.kind === "short";
  const handle = writeHandle({ ...started, isShort, isArmed: false });
  return { kind: "working", handle, afterMilliseconds: 0 };
}

/** A session that is gone begins anew, unless its last bytes may have been sent before. */
function interrupted(
  { now }: YouTubeDesk,
  known: YouTubeHandle,
  progress: SessionProgress,
): PrepareOutcome {
  const handle = writeHandle(known);
  if (progress.kind === "gone")
    return known.isArmed ? { ...failed(HANDLE_GONE), handle } : UPLOAD_LOST;
  if (progress.kind !== "silent" || progress.exchanged.kind !== "answered")
    return { ...failed(UNREACHABLE), handle };
  return { ...failed(readYouTubeProblem(progress.exchanged.answer, now())), handle };
}

/** The address of the session is all that it takes: there is no token to expire on the way. */
async function sendPart(
  { exchange }: YouTubeDesk,
  { publication: { file } }: Order,
  { session, size, mimeType, offset: first }: YouTubeHandle,
  { last, signal }: { readonly last: number; readonly signal?: AbortSignal },
): Promise<SessionProgress> {
  return readProgress(
    await exchange({
      ...(signal && { signal }),
      ...{ method: "PUT", url: session, patience: UPLOAD_PATIENCE },
      headers: { "content-type": mimeType, "content-range": `bytes ${first}-${last}/${size}` },
      body: partOf(file, { first, last }),
    }),
  );
}

/** Sends the last block: with its last byte, the video is there. */
export async function commitVideo(
  desk: YouTubeDesk,
  order: Order,
  [handle, signal]: readonly [PublicationHandle, AbortSignal],
): Promise<CommitOutcome> {
  const known = readHandle(youtubeHandle, handle);
  if (!known) return { kind: "refused", failure: HANDLE_GONE, handle: null };
  const unknown = { kind: "unknown", afterMilliseconds: PAUSE } as const;
  if (known.offset >= known.size) return { ...unknown, afterMilliseconds: 0 };
  const sent = await sendPart(desk, order, known, { last: known.size - 1, signal });
  if (sent.kind === "complete") {
    const { siteUrl } = desk.settings;
    return { kind: "done", post: readVideo(sent.answer, { siteUrl, isShort: known.isShort }) };
  }
  // It says itself that bytes are missing: nothing is made of it.
  if (sent.kind === "partial")
    return { kind: "refused", failure: failure("retry", "not_ready"), handle };
  if (sent.kind === "silent" && sent.exchanged.kind === "not sent")
    return { kind: "refused", failure: UNREACHABLE, handle };
  return unknown;
}

import { commitUnder } from "../platform-faults.ts";
import {
  LOST,
  type PlatformCall,
  type PlatformReply,
  repliedEmpty,
} from "../serving/platform-call.ts";
import { receive } from "../serving/receive.ts";
import { TIKTOK_BROKEN } from "./tiktok-answer.ts";
import type { PublishTask, TikTokWorld } from "./tiktok-world.ts";

const HOUR = 3_600_000;

/** Answers `PUT upload_url`: a chunk counts only as a whole. */
export async function putChunk(world: TikTokWorld, call: PlatformCall): Promise<PlatformReply> {
  const { tasks, faults, now } = world;
  const task = tasks.get(call.url.searchParams.get("upload_id") ?? "");
  const fault = faults.filePart.shift() ?? null;
  if (task && (fault === "404" || fault === "410")) task.isUploadGone = true;
  if (!task || task.isUploadGone) return repliedEmpty(404);
  if (now().getTime() > task.startedAt + HOUR) return repliedEmpty(403);
  if (fault === "503") return TIKTOK_BROKEN;
  const range = call.headers["content-range"] ?? "";
  const [, first = "", last = "", total = ""] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  if (Number(first) !== task.received.length) return repliedEmpty(416, progressOf(task));
  const isPlanned =
    Number(total) === task.size && Number(last) + 1 === endOfChunk(task, Number(first));
  if (!isPlanned) return repliedEmpty(400);
  const length = Number(last) - Number(first) + 1;
  const isCutHere = typeof fault === "number" && fault - Number(first) <= length;
  if (typeof fault === "number" && !isCutHere) faults.filePart.unshift(fault);
  const { bytes, isCut } = await receive(call, isCutHere ? fault - Number(first) : null);
  if (bytes.length < length) return LOST;
  const all = Buffer.concat([task.received, bytes]);
  if (all.length < task.size) {
    task.received = all;
    return isCut ? LOST : repliedEmpty(206, progressOf(task));
  }
  return commitUnder(faults.commit, TIKTOK_BROKEN, () => {
    const mimeType = call.headers["content-type"] ?? "video/mp4";
    const processing = faults.processing.shift() ?? null;
    Object.assign(task, { received: all, mimeType, processing, doneAt: now().getTime() });
    return isCut ? LOST : repliedEmpty(201, progressOf(task));
  });
}

const progressOf = ({ received, size }: PublishTask) => ({
  "content-range": `bytes 0-${received.length}/${size}`,
});

/** The last chunk carries what is left over. */
function endOfChunk({ size, chunkSize, chunkCount }: PublishTask, first: number): number {
  const isLast = Math.floor(first / chunkSize) >= chunkCount - 1;
  return isLast ? size : first + chunkSize;
}

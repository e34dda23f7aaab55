import { statfs } from "node:fs/promises";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type { UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";

/**
 * Bytes counted for an announced upload, or as many as have arrived if that is more, so that a user
 * who announces much and sends nothing does not block others. Bytes beyond that are checked again
 * when they arrive.
 */
const PROMISED = 4_000_000;
/**
 * Milliseconds without data after which an upload no longer reserves space, because announcing one
 * costs nothing.
 */
const ACTIVE_MS = 15 * 60_000;

/**
 * Measures the disk of an uploads folder.
 *
 * @param unfinished uploads whose missing bytes are counted while data arrives
 */
export async function measureUploadRoom(
  directory: string,
  unfinished: readonly UnfinishedUpload[],
  raw: Pick<RawUploads, "sizeOf" | "touchedAt">,
  now: Date,
): Promise<UploadRoom> {
  const { bsize, blocks, bavail } = await statfs(directory);
  const missing = await Promise.all(
    unfinished.map(async ({ id, bytes }) => {
      const touched = await raw.touchedAt(id);
      if (touched && now.getTime() - touched.getTime() > ACTIVE_MS) return 0;
      const received = await raw.sizeOf(id);
      return Math.min(bytes - received, Math.max(received, PROMISED));
    }),
  );
  const expected = missing.reduce((sum, each) => sum + each, 0);
  return { total: blocks * bsize, free: bavail * bsize, expected };
}

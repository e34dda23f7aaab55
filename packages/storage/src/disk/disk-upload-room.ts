import { statfs } from "node:fs/promises";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type { UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";

/**
 * Bytes that an announcement is believed, or as many as have come of it: whoever announces much and sends nothing must not
 * keep the disk from those who send. What comes beyond is looked at again when it comes.
 */
const PROMISED = 4_000_000;
/** An upload that got nothing for so long has no claim on the disk: announcing one costs nothing. */
const ACTIVE_MS = 15 * 60_000;

/**
 * Measures the disk of a folder of uploads.
 *
 * @param unfinished what is still to come of them is counted while bytes come
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

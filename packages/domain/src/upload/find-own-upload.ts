import { UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import { Refusal } from "../refusal.ts";
import type { UploadRecord } from "./upload.ts";
import type { UploadStore } from "./upload-store.ts";

const HOUR = 3_600_000;

/**
 * Requires that the upload exists and belongs to the person. Refusal UPLOAD_NOT_FOUND in both
 * cases, so they cannot be told apart.
 */
export async function findOwnUpload(
  uploads: Pick<UploadStore, "find">,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<UploadRecord> {
  const upload = /^[\w-]{1,64}$/.test(id) ? await uploads.find(id) : null;
  if (upload?.userId !== userId) throw new Refusal("UPLOAD_NOT_FOUND");
  return upload;
}

/** Refusal UPLOAD_EXPIRED when an unfinished upload is too old to continue. */
export function refuseExpired(upload: UploadRecord, now: Date): void {
  if (upload.state === "uploading" && openUntil(upload) <= now) {
    throw new Refusal("UPLOAD_EXPIRED", { expiredAt: openUntil(upload).toISOString() });
  }
}

/** Returns the time until which its bytes are accepted. */
export function openUntil(upload: Pick<UploadRecord, "createdAt">): Date {
  return new Date(upload.createdAt.getTime() + UPLOAD_OPEN_HOURS * HOUR);
}

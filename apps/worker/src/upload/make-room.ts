import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";
import type { UploadProgress } from "./upload-progress.ts";

/** Minimum bytes that other users must be able to upload. */
const ROOM = 500_000_000;

export interface MakeRoomPorts {
  readonly room: (unfinished: readonly UnfinishedUpload[]) => Promise<UploadRoom>;
  readonly findOpen: () => Promise<readonly UnfinishedUpload[]>;
  /** Deletes the upload's record; returns false when it was completed meanwhile. */
  readonly forget: (id: string) => Promise<boolean>;
  readonly raw: Pick<RawUploads, "sizeOf" | "remove">;
  readonly progress: UploadProgress;
}

/**
 * Removes unfinished uploads, the largest first, while there is too little room for others. A user
 * who returns to a removed upload starts over.
 *
 * @param before only uploads without progress since this time are removed
 */
export async function makeRoom(before: Date, ports: MakeRoomPorts): Promise<void> {
  const { room, findOpen, forget, raw, progress } = ports;
  const open = await findOpen();
  if (open.length === 0) return;
  const isShort = async () => !hasRoomFor(ROOM, await room(open));
  if (!(await isShort())) return;
  progress.keep(open);
  const idle: { id: string; size: number }[] = [];
  for (const { id } of open) {
    const size = await raw.sizeOf(id);
    const gotOn = await progress.gotOnAt(id, size);
    if (gotOn !== null && gotOn < before) idle.push({ id, size });
  }
  for (const { id } of idle.sort((a, b) => b.size - a.size)) {
    if (!(await forget(id))) continue;
    await raw.remove(id);
    if (!(await isShort())) return;
  }
}

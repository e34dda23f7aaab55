import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";
import type { UploadProgress } from "./upload-progress.ts";

/** Bytes that somebody must be able to send: below that there is too little room. */
const ROOM = 500_000_000;

export interface MakeRoomPorts {
  readonly room: (unfinished: readonly UnfinishedUpload[]) => Promise<UploadRoom>;
  readonly findOpen: () => Promise<readonly UnfinishedUpload[]>;
  /** Forgets it; false when it was finished meanwhile. */
  readonly forget: (id: string) => Promise<boolean>;
  readonly raw: Pick<RawUploads, "sizeOf" | "remove">;
  readonly progress: UploadProgress;
}

/**
 * Removes unfinished uploads while there is too little room for others, the largest first. Whoever comes back to one
 * begins anew.
 *
 * @param before only those that have not got on since then
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

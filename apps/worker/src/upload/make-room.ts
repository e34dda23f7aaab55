import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";

/** Bytes that somebody must be able to send: below that there is too little room. */
const ROOM = 500_000_000;

export interface MakeRoomPorts {
  readonly room: (unfinished: readonly UnfinishedUpload[]) => Promise<UploadRoom>;
  readonly findOpen: () => Promise<readonly UnfinishedUpload[]>;
  /** Forgets it; false when it was finished meanwhile. */
  readonly forget: (id: string) => Promise<boolean>;
  readonly raw: Pick<RawUploads, "sizeOf" | "touchedAt" | "remove">;
}

/**
 * Removes unfinished uploads while there is too little room for others, the largest first. Whoever comes back to one
 * begins anew.
 *
 * @param before only those that got nothing since then
 */
export async function makeRoom(before: Date, ports: MakeRoomPorts): Promise<void> {
  const { room, findOpen, forget, raw } = ports;
  const open = await findOpen();
  if (open.length === 0) return;
  const isShort = async () => !hasRoomFor(ROOM, await room(open));
  if (!(await isShort())) return;
  const idle: { id: string; size: number }[] = [];
  for (const { id } of open) {
    const touched = await raw.touchedAt(id);
    if (touched !== null && touched < before) idle.push({ id, size: await raw.sizeOf(id) });
  }
  for (const { id } of idle.sort((a, b) => b.size - a.size)) {
    if (!(await forget(id))) continue;
    await raw.remove(id);
    if (!(await isShort())) return;
  }
}

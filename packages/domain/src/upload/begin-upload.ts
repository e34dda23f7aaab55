import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { UPLOADS_OPEN_MAX } from "@kinora/contracts/limits";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { InvalidInput, Refusal } from "../refusal.ts";
import { hasRoomFor, type UploadRoom } from "./upload-room.ts";
import type { UnfinishedUpload, UploadStore } from "./upload-store.ts";

const FILE_NAME_MAX = 120;

export interface BeginUpload {
  readonly id: string;
  readonly actor: { readonly id: string; readonly tier: Tier };
  readonly kind: UploadKind;
  readonly fileName: string;
  /** Size of the whole file in bytes. */
  readonly bytes: number;
  readonly now: Date;
}

/**
 * Registers a new upload and reserves space for it.
 *
 * @throws Refusal UPLOAD_TOO_LARGE, UPLOADS_OPEN, UPLOAD_SPACE_USED_UP, STORAGE_FULL, INVALID_INPUT
 */
export async function beginUpload(
  { id, actor, kind, fileName, bytes, now }: BeginUpload,
  {
    uploads: outside,
    room,
    transact,
  }: {
    /** Used for a first check outside the transaction, before waiting for any lock. */
    readonly uploads: Pick<UploadStore, "standing">;
    readonly room: (unfinished: readonly UnfinishedUpload[]) => Promise<UploadRoom>;
    readonly transact: <T>(
      work: (stores: { readonly uploads: UploadStore }) => Promise<T>,
    ) => Promise<T>;
  },
): Promise<void> {
  const max = ENTITLEMENTS[actor.tier].upload[kind].bytes;
  if (bytes > max) throw new Refusal("UPLOAD_TOO_LARGE", { bytes, max, kind });
  if (bytes < 1) {
    throw new InvalidInput([
      { path: "upload-length", said: { code: "field.emptyFile", params: {} } },
    ]);
  }
  refuseMore(await outside.standing(actor.id), actor.tier, bytes);
  await transact(async ({ uploads }) => {
    await uploads.lockBeginning();
    refuseMore(await uploads.standing(actor.id), actor.tier, bytes);
    const found = await room(await uploads.listUnfinished());
    if (!hasRoomFor(bytes, found)) throw new Refusal("STORAGE_FULL");
    await uploads.insert({ id, userId: actor.id, kind, fileName: plainName(fileName), bytes, now });
  });
}

/** Refuses an upload beyond a person's limits of open uploads or bytes. */
function refuseMore(
  standing: Awaited<ReturnType<UploadStore["standing"]>>,
  tier: Tier,
  bytes: number,
): void {
  if (standing.open >= UPLOADS_OPEN_MAX)
    throw new Refusal("UPLOADS_OPEN", { max: UPLOADS_OPEN_MAX });
  const space = ENTITLEMENTS[tier].uploadSpace;
  if (standing.bytes + bytes > space)
    throw new Refusal("UPLOAD_SPACE_USED_UP", { used: standing.bytes, max: space });
}

/**
 * Returns the last part of a path without invisible characters, cut to the length that a chip can
 * show.
 */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  const visible = last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, "");
  return Array.from(visible).slice(0, FILE_NAME_MAX).join("");
}

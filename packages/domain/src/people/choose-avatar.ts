import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { AvatarWish } from "@kinora/contracts/people/profile";
import type { CreationReader } from "../creation/creation-reader.ts";
import { ratedBy } from "../creation/creation-visibility.ts";
import type { AvatarFile } from "../media/avatar-file.ts";
import type { CreationMedia } from "../media/creation-media.ts";
import type { MediaAddress } from "../media/media-address.ts";
import { Refusal } from "../refusal.ts";
import { findOwnUpload } from "../upload/find-own-upload.ts";
import { isHeld } from "../upload/find-ready-upload.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { AvatarStore } from "./profile.ts";

/** Preferred minimum of the shorter side, in pixels. */
const SIDE = 200;

interface Ports {
  readonly reader: Pick<CreationReader, "load">;
  readonly uploads: Pick<UploadStore, "find" | "heldFiles">;
  readonly avatars: Pick<AvatarStore, "choose">;
  readonly address: Pick<MediaAddress, "plain">;
}

/**
 * Makes a picture of the person's own upload or work their public profile picture.
 *
 * @throws Refusal UPLOAD_NOT_FOUND, CREATION_NOT_FOUND, AVATAR_UNFIT when it has no picture, is not
 * ready or may not be shown
 */
export async function chooseAvatar(
  ports: Ports,
  { userId, wish, now }: { readonly userId: string; readonly wish: AvatarWish; readonly now: Date },
): Promise<void> {
  const file =
    "uploadId" in wish
      ? await ofUpload(ports, wish.uploadId, userId)
      : await ofWork(ports, wish.creationId, userId);
  await ports.avatars.choose(userId, file, ports.address.plain(file.hash, file.mimeType), now);
}

async function ofUpload({ uploads }: Ports, id: string, userId: string): Promise<AvatarFile> {
  const { kind, state, media } = await findOwnUpload(uploads, { id, userId });
  if (kind === "audio" || state !== "ready" || (await isHeld({ media }, uploads)))
    throw new Refusal("AVATAR_UNFIT");
  return { ...smallest(media), creationId: null };
}

async function ofWork({ reader, uploads }: Ports, id: string, userId: string): Promise<AvatarFile> {
  const [found] = await reader.load([id]);
  if (found?.creation.userId !== userId) throw new Refusal("CREATION_NOT_FOUND");
  const { status, moderatorHidden } = found.creation;
  // Everybody sees it.
  if (!isFinished(status) || moderatorHidden || ratedBy(found.creation) !== null)
    throw new Refusal("AVATAR_UNFIT");
  // Its picture may be closed although the work itself stands.
  if (await isHeld(found, uploads)) throw new Refusal("AVATAR_UNFIT");
  return { ...smallest(found.media), creationId: id };
}

/**
 * Returns the smallest still picture that is large enough, else the largest. Refusal AVATAR_UNFIT.
 */
function smallest(
  media: readonly Pick<CreationMedia, "role" | "hash" | "mimeType" | "width" | "height">[],
): Pick<AvatarFile, "hash" | "mimeType"> {
  const pictures = media
    .filter(({ role }) => role === "thumbnail" || role === "poster" || role === "main")
    .filter(({ mimeType }) => mimeType.startsWith("image/"))
    .map((one) => ({ ...one, side: Math.min(one.width ?? 0, one.height ?? 0) }))
    .sort((one, other) => one.side - other.side);
  const found = pictures.find(({ side }) => side >= SIDE) ?? pictures.at(-1);
  if (!found) throw new Refusal("AVATAR_UNFIT");
  return { hash: found.hash, mimeType: found.mimeType };
}

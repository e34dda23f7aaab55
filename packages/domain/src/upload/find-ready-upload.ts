import type { UploadKind } from "@kinora/contracts/upload/upload";
import { Refusal } from "../refusal.ts";
import { findOwnUpload } from "./find-own-upload.ts";
import type { UploadRecord } from "./upload.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * Returns an upload of this person that something can be made from.
 *
 * @throws Refusal UPLOAD_NOT_FOUND, UPLOAD_WRONG_KIND, UPLOAD_NOT_READY, UPLOAD_UNSAFE when one of its
 * files has been withheld from everyone since it was uploaded
 */
export async function findReadyUpload(
  uploads: Pick<UploadStore, "find" | "heldFiles">,
  whose: { readonly id: string; readonly userId: string },
  needed: UploadKind,
): Promise<UploadRecord> {
  const upload = await findOwnUpload(uploads, whose);
  if (upload.kind !== needed) {
    throw new Refusal("UPLOAD_WRONG_KIND", { kind: upload.kind, needed });
  }
  if (upload.state !== "ready") throw new Refusal("UPLOAD_NOT_READY", { state: upload.state });
  if (await isHeld(upload, uploads)) throw new Refusal("UPLOAD_UNSAFE");
  return upload;
}

/** Returns whether a file of this upload is withheld from everyone. */
export async function isHeld(
  { media }: { readonly media: readonly { readonly hash: string }[] },
  uploads: Pick<UploadStore, "heldFiles">,
): Promise<boolean> {
  return (await uploads.heldFiles(media.map(({ hash }) => hash))).size > 0;
}

import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import { Refusal } from "../refusal.ts";
import { findOwnUpload } from "./find-own-upload.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * Stores with a photo its owner's statement that the person in it agrees: the version of the text
 * and the time. Only the first statement is kept.
 *
 * @throws Refusal UPLOAD_NOT_FOUND, UPLOAD_WRONG_KIND
 */
export async function stateConsent(
  input: {
    readonly id: string;
    readonly userId: string;
    readonly version: ConsentVersion;
    readonly now: Date;
  },
  { uploads }: { readonly uploads: Pick<UploadStore, "find" | "saveConsent"> },
): Promise<void> {
  const upload = await findOwnUpload(uploads, input);
  if (upload.kind !== "image") throw new Refusal("UPLOAD_WRONG_KIND", { kind: upload.kind });
  if (upload.consent === null) await uploads.saveConsent(upload.id, input.version, input.now);
}

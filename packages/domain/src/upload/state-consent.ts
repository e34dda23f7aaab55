import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import { Refusal } from "../refusal.ts";
import { findOwnUpload } from "./find-own-upload.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * Keeps with a photo that its owner said the person in it agrees: which words, when; who said it is the
 * upload's owner. The first statement stays.
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

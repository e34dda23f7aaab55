import type { uploadRefusals } from "@kinora/contracts/upload/upload-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const uploadRefusalWords: WordsOf<typeof uploadRefusals> = {
  UPLOAD_NOT_FOUND: () => [t`This upload no longer exists`, t`Choose the file again.`],
  UPLOAD_EXPIRED: () => [t`This upload wasn't finished in time`, t`Choose the file again.`],
  UPLOAD_PROTOCOL: () => [t`The upload was damaged on the way`, t`Choose the file again.`],
  UPLOAD_OFFSET_WRONG: () => [t`The upload lost its place`, t`Press resume.`],
  UPLOAD_BUSY: () => [t`This file is already being sent`, t`Wait a moment, then press resume.`],
  UPLOAD_TOO_LARGE: () => [t`This file is too large`, t`Choose a smaller one.`],
  UPLOAD_TOO_LONG: () => [
    t`This clip or recording is too long`,
    t`Shorten it, then choose it again.`,
  ],
  UPLOAD_TOO_MANY_PIXELS: () => [
    t`This picture is too large`,
    t`Choose one of 50 megapixels or fewer.`,
  ],
  UPLOAD_TOO_SMALL: () => [
    t`This picture is too small`,
    t`Choose one of at least 64 by 64 pixels.`,
  ],
  UPLOADS_OPEN: () => [t`You have many unfinished uploads`, t`Let some finish first.`],
  UPLOAD_SPACE_USED_UP: () => [t`Your upload space is full`, t`Remove some first.`],
  UPLOAD_TYPE_UNSUPPORTED: () => [t`We can't read this kind of file`, t`Choose another one.`],
  UPLOAD_HEIC_UNSUPPORTED: () => [t`We can't read HEIC photos`, t`Save it as JPEG first.`],
  UPLOAD_CODEC_UNSUPPORTED: () => [
    t`We can't read this clip's format`,
    t`Save it as MP4 (H.264) first.`,
  ],
  UPLOAD_DAMAGED: () => [t`This file is damaged or incomplete`, t`Choose another one.`],
  UPLOAD_TOO_COSTLY: () => [t`This file is too complex to read`, t`Save it again, then choose it.`],
  UPLOAD_UNSAFE: () => [t`This file didn't pass our safety check`, t`Choose another one.`],
  UPLOAD_NOT_READY: () => [t`The file isn't ready yet`, t`Wait until it has been checked.`],
  UPLOAD_WRONG_KIND: () => [t`This mode needs a different kind of file`, t`Choose another one.`],
  INPUT_REQUIRED: () => [t`Your file is missing`, t`Choose one above.`],
  FACE_CONSENT_REQUIRED: () => [
    t`Consent is missing`,
    t`Confirm that the person in the photo agrees.`,
  ],
};

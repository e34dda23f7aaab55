import type { uploadRefusals } from "@kinora/contracts/upload/upload-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const uploadRefusalWords: WordsOf<typeof uploadRefusals> = {
  UPLOAD_NOT_FOUND: () => [t`This upload is gone`, t`Choose the file again.`],
  UPLOAD_EXPIRED: () => [t`This upload was not finished in time`, t`Choose the file again.`],
  UPLOAD_PROTOCOL: () => [t`The upload was damaged on its way`, t`Choose the file again.`],
  UPLOAD_OFFSET_WRONG: () => [t`The upload lost its place`, t`Press resume.`],
  UPLOAD_BUSY: () => [t`This file is being sent already`, t`Wait a moment, then press resume.`],
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
  UPLOAD_SPACE_USED_UP: () => [t`Your uploads fill your space`, t`Remove some first.`],
  UPLOAD_TYPE_UNSUPPORTED: () => [t`This file is not one we can read`, t`Choose another one.`],
  UPLOAD_HEIC_UNSUPPORTED: () => [t`HEIC photos cannot be read here`, t`Save it as JPEG first.`],
  UPLOAD_CODEC_UNSUPPORTED: () => [
    t`This clip's format cannot be read here`,
    t`Save it as MP4 (H.264) first.`,
  ],
  UPLOAD_DAMAGED: () => [t`This file is damaged or incomplete`, t`Choose another one.`],
  UPLOAD_TOO_COSTLY: () => [
    t`This file is too much to read`,
    t`Save it anew, then choose it again.`,
  ],
  UPLOAD_UNSAFE: () => [t`This file did not pass our safety check`, t`Choose another one.`],
  UPLOAD_NOT_READY: () => [t`The file is not ready yet`, t`Wait until it has been checked.`],
  UPLOAD_WRONG_KIND: () => [t`This mode needs another kind of file`, t`Choose another one.`],
  INPUT_REQUIRED: () => [t`A file of yours is missing`, t`Choose one above.`],
  CONSENT_REQUIRED: () => [t`Consent is missing`, t`Say that the person in the photo agrees.`],
};

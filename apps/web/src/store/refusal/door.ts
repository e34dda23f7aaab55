import type { doorRefusals } from "@kinora/contracts/http/door-refusals";
import { TEXT_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import type { WordsOf } from "./words-of.ts";

export const doorRefusalWords: WordsOf<typeof doorRefusals> = {
  MALFORMED_JSON: () => [t`The request was damaged on the way`, t`Reload the page and try again.`],
  INVALID_INPUT: () => [t`Something in the form needs another look`, t`Check the marked fields.`],
  TEXT_TOO_LONG: () => [
    t`This text is too long`,
    t`Shorten it to ${{ most: numberText(TEXT_MAX) }} characters or fewer. Nothing was cut.`,
  ],
  UNSUPPORTED_MEDIA_TYPE: () => [
    t`The request had the wrong format`,
    t`Reload the page and try again.`,
  ],
  BODY_TOO_LARGE: () => [t`This is too much at once`, t`Shorten the text and try again.`],
  BODY_TOO_COMPLEX: () => [t`This is too much at once`, t`Send less of it, then try again.`],
  NOT_FOUND: () => [t`There's nothing here`, t`The address may be old or mistyped.`],
  HOST_UNKNOWN: () => [
    t`Kinora doesn't answer at this address`,
    t`Open it at its own address, or ask whoever runs it.`,
  ],
  METHOD_NOT_ALLOWED: () => [t`This can't be done here`, t`Reload the page and try again.`],
  CHANGE_LIMIT: () => [t`That's the limit for today`, t`You can continue tomorrow.`],
  RATE_LIMITED: () => [t`That was very quick`, t`Wait a moment, then try again. Nothing was lost.`],
  REQUEST_TIMEOUT: () => [
    t`The request took too long to arrive`,
    t`Check your connection, then try again.`,
  ],
  SERVICE_UNAVAILABLE: () => [
    t`Kinora is starting up or busy`,
    t`Try again in a few seconds. Your work is safe.`,
  ],
  STORAGE_FULL: () => [t`Kinora is out of space`, t`Nothing was saved. Try again later.`],
  INTERNAL: () => [
    t`Something went wrong on our side`,
    t`Try again in a moment. Nothing is charged twice.`,
  ],
};

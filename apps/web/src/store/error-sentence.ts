import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";
import { DAILY_CLAIM_GEMS, TEXT_MAX } from "@kinora/contracts/limits";
import { refusalOf, statusOf } from "./api-error.ts";

export interface ErrorSentence {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do. */
  readonly advice: string;
  /** For support; null when the request never reached the server. */
  readonly requestId: string | null;
}

type Words = readonly [title: string, advice: string];

/** Every refusal in the app's own words; a test walks the shared list and finds none missing. */
export const REFUSAL_WORDS: Readonly<Record<RefusalCode, Words>> = {
  MALFORMED_JSON: ["The request was damaged on its way", "Reload the page and try again."],
  INVALID_INPUT: ["Something in the form needs another look", "Check the marked fields."],
  TEXT_TOO_LONG: [
    "This text is too long",
    `Shorten it to ${TEXT_MAX.toLocaleString("en")} characters or fewer. Nothing was cut.`,
  ],
  UNSUPPORTED_MEDIA_TYPE: ["The request had the wrong form", "Reload the page and try again."],
  BODY_TOO_LARGE: ["This is too much at once", "Shorten the text and try again."],
  NOT_FOUND: ["There is nothing here", "The address may be old or mistyped."],
  METHOD_NOT_ALLOWED: ["This cannot be done here", "Reload the page and try again."],
  RATE_LIMITED: ["That was very quick", "Wait a moment, then try again. Nothing was lost."],
  REQUEST_TIMEOUT: [
    "The request took too long to arrive",
    "Check your connection, then try again.",
  ],
  SERVICE_UNAVAILABLE: [
    "Kinora is starting or busy with itself",
    "Try again in a few seconds. Your work is safe.",
  ],
  INTERNAL: [
    "Something broke on our side",
    "Nothing was charged. Try again, or copy the id below.",
  ],
  SIGN_IN_REQUIRED: ["You are not signed in", "Sign in to do this. Your draft is saved."],
  TOKEN_EXPIRED: ["Your sign-in has run out", "Sign in again. Your draft is saved."],
  SESSION_ENDED: ["Your session has ended", "Sign in again. Your draft is saved."],
  ACCOUNT_DISABLED: ["This account is disabled", "Write to the operator to ask why."],
  SCOPE_MISSING: ["This token may not do that", "Make a new token with the needed scope."],
  HANDLE_TAKEN: ["This handle belongs to somebody else", "Choose another one."],
  MODE_UNAVAILABLE: ["This kind of creation is not available here", "Choose picture or video."],
  MODEL_UNKNOWN: ["This model does not exist", "Choose another model."],
  MODEL_UNAVAILABLE: ["This model is not available here", "Choose another model; your text stays."],
  DURATION_UNSUPPORTED: ["The model does not make clips of this length", "Choose another length."],
  ASPECT_RATIO_UNSUPPORTED: ["The model does not make this shape", "Choose another shape."],
  SETTING_UNSUPPORTED: ["The model does not know one of these settings", "Reset the settings."],
  QUOTE_NOT_FOUND: ["The price is no longer known", "Look at the new price, then press again."],
  QUOTE_EXPIRED: ["The price has expired", "Look at the new price, then press again."],
  QUOTE_USED: ["This was created already", "You find it in your library."],
  CREATION_NOT_FOUND: [
    "This creation is not here",
    "It was deleted, or its owner keeps it private.",
  ],
  ACTION_FORBIDDEN: ["You may not do this with this creation", "Only its owner can."],
  ACTION_IMPOSSIBLE: ["This cannot be done any more", "The creation has changed meanwhile."],
  QUEUE_FULL: ["You have many creations waiting", "Let some finish first. Your draft is saved."],
  INSUFFICIENT_GEMS: [
    "You do not have enough gems for this",
    `Claim your ${DAILY_CLAIM_GEMS} daily gems, or choose a smaller creation.`,
  ],
  DAILY_ALREADY_CLAIMED: ["You have today's gems already", "New ones are there at 00:00 UTC."],
  IDEMPOTENCY_KEY_REQUIRED: ["The request was incomplete", "Reload the page and try again."],
  IDEMPOTENCY_KEY_REUSED: ["This press was counted already", "Look into your library first."],
  RECEIPT_NOT_FOUND: ["There is no such receipt", "Reload the statement."],
  MEDIA_NOT_FOUND: ["This file is not here", "Its link has expired. Reload the page."],
  RANGE_NOT_SATISFIABLE: ["The file ends before that", "Play it from the start."],
  ALREADY_REPORTED: ["You have reported this already", "We are looking at it."],
  OWN_CREATION: ["This is your own creation", "You can hide or delete it instead."],
};

const NETWORK_WORDS: Readonly<Record<string, Words>> = {
  FETCH_ERROR: [
    "You seem to be offline",
    "Check your connection, then try again. Drafts are kept.",
  ],
  TIMEOUT_ERROR: ["The server took too long to answer", "Try again. Nothing is done twice."],
  PARSING_ERROR: ["The answer could not be read", "Try again, or reload the page."],
};

const UNKNOWN: Words = ["Something went wrong", "Try again in a moment."];

/** One error as a person reads it: what happened, what was kept, what to do. */
export function errorSentence(error: unknown): ErrorSentence {
  const refusal = refusalOf(error);
  const status = statusOf(error);
  if (refusal) {
    const [title, advice] = REFUSAL_WORDS[refusal.code];
    return {
      title,
      advice: shortfallAdvice(refusal.details) ?? advice,
      requestId: refusal.requestId,
    };
  }
  const words = typeof status === "string" ? NETWORK_WORDS[status] : wordsOfStatus(status);
  const [title, advice] = words ?? UNKNOWN;
  return { title, advice, requestId: null };
}

function wordsOfStatus(status: number | null): Words {
  if (status === 404) return REFUSAL_WORDS.NOT_FOUND;
  if (status === 429) return REFUSAL_WORDS.RATE_LIMITED;
  if (status !== null && status >= 502) return REFUSAL_WORDS.SERVICE_UNAVAILABLE;
  return status === null ? UNKNOWN : REFUSAL_WORDS.INTERNAL;
}

function shortfallAdvice(details: Readonly<Record<string, unknown>>): string | null {
  const { shortfall } = details;
  return typeof shortfall === "number"
    ? `${shortfall} ${shortfall === 1 ? "gem is" : "gems are"} missing. Your draft is saved.`
    : null;
}

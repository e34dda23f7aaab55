import type { FailureClass } from "@kinora/contracts/creation/creation";
import { CONTENT_NOUNS } from "../creation/content-nouns.ts";
import type { Creation } from "../creation/creation.ts";
import type { NewNotification } from "./notification-store.ts";

/** Why a creation was not made, for its owner. */
const FAILURE_SENTENCES: Record<FailureClass, string> = {
  engine: "Something went wrong on our side while it was being made.",
  timeout: "It took too long.",
  lost: "Working on it stopped the server three times, so it was given up.",
  refused: "The picture check refused it.",
  cancelled: "It was cancelled.",
  input: "It cannot be made from that file.",
};

const PROMPT_SHOWN = 80;

/** Tells the owner that a creation ended well, or is being looked at. */
export function successNotification(
  creation: Creation,
  { jobId, checked }: { readonly jobId: string; readonly checked: boolean },
  now: Date,
): NewNotification {
  const noun = CONTENT_NOUNS[creation.kind];
  return {
    ...about(creation, `job:${jobId}:done`, now),
    kind: creation.kind,
    title: checked ? `Your ${noun} is being checked` : `Your ${noun} is ready`,
    body: shorten(creation.prompt),
  };
}

/** Tells the owner that a creation was not made and nothing was charged. */
export function failureNotification(
  creation: Creation,
  { jobId, failure }: { readonly jobId: string; readonly failure: FailureClass },
  now: Date,
): NewNotification {
  return {
    ...about(creation, `job:${jobId}:fail`, now),
    kind: `${creation.kind} fail`,
    title: `Your ${CONTENT_NOUNS[creation.kind]} was not made`,
    body: `${FAILURE_SENTENCES[failure]} Nothing was charged. ${shorten(creation.prompt)}`,
  };
}

const about = (creation: Creation, dedupeKey: string, now: Date) => ({
  userId: creation.userId,
  href: `/item/${creation.id}`,
  action: null,
  creationId: creation.id,
  dedupeKey,
  expiresAt: null,
  createdAt: now,
});

function shorten(prompt: string): string {
  const letters = Array.from(prompt);
  return letters.length <= PROMPT_SHOWN
    ? prompt
    : `${letters.slice(0, PROMPT_SHOWN - 1).join("")}…`;
}

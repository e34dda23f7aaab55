import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { CreationRecord } from "../creation/creation.ts";
import type { NewNotification } from "../notification/notification-store.ts";

const PROMPT_SHOWN = 80;

/** Tells the owner that a creation is ready or under review. */
export function successNotification(
  creation: CreationRecord,
  { jobId, checked }: { readonly jobId: string; readonly checked: boolean },
  now: Date,
): NewNotification {
  const { kind, prompt } = creation;
  const code = checked ? "creation.checking" : "creation.ready";
  return {
    ...about(creation, `job:${jobId}:done`, now),
    ...{ kind, topic: checked ? "checked" : "made" },
    message: { code, params: { kind, prompt: shorten(prompt) } },
  };
}

/** Tells the owner that a creation failed and nothing was charged. */
export function failureNotification(
  creation: CreationRecord,
  { jobId, failure }: { readonly jobId: string; readonly failure: FailureClass },
  now: Date,
): NewNotification {
  const { kind, prompt } = creation;
  return {
    ...about(creation, `job:${jobId}:fail`, now),
    ...{ kind: `${kind} fail`, topic: "made" },
    message: { code: "creation.failed", params: { kind, failure, prompt: shorten(prompt) } },
  };
}

/** Recipient and link of a notification about a work. */
export const about = ({ id, userId }: CreationRecord, dedupeKey: string, createdAt: Date) => ({
  ...{ userId, href: `/item/${id}`, action: null, creationId: id, dedupeKey },
  ...{ waitsFor: null, expiresAt: null, createdAt },
});

/** Shortens a prompt for a notification. */
export function shorten(prompt: string): string {
  const letters = Array.from(prompt);
  return letters.length <= PROMPT_SHOWN
    ? prompt
    : `${letters.slice(0, PROMPT_SHOWN - 1).join("")}…`;
}

import type { ContentStatus } from "@kinora/contracts/creation/creation";

/** Events that can change a creation's status (product, section 2.2). */
export const TRIGGERS = [
  "delivered",
  "failed",
  "scan unsure",
  "scan refused",
  "flagged",
  "scheduled",
  "unscheduled",
  "approved",
  "refused",
  "appealed",
  "retried",
  "deleted",
  "cancelled",
  "restored",
  "purged",
] as const;
export type Trigger = (typeof TRIGGERS)[number];
export type Status = ContentStatus | null;

/** `ended` is true for a tombstone, which never changes again. */
export type Transition =
  | { readonly possible: true; readonly status: Status; readonly ended: boolean }
  | { readonly possible: false };

const IMPOSSIBLE: Transition = { possible: false };
const to = (status: Status): Transition => ({ possible: true, status, ended: false });

/**
 * Returns the status that follows from a trigger.
 *
 * @param earlier the status before deletion; used only by `restored`
 */
export function transition(status: Status, trigger: Trigger, earlier: Status = null): Transition {
  switch (trigger) {
    case "delivered":
      return status === "processing" ? to(null) : IMPOSSIBLE;
    case "failed":
      return status === "processing" ? to("failed") : IMPOSSIBLE;
    case "scan unsure":
      return status === "processing" ? to("review") : IMPOSSIBLE;
    case "scan refused":
      return status === "processing" ? to("rejected") : IMPOSSIBLE;
    case "flagged":
      return status === null || status === "scheduled" ? to("review") : IMPOSSIBLE;
    case "scheduled":
      return status === null ? to("scheduled") : IMPOSSIBLE;
    case "unscheduled":
      return status === "scheduled" ? to(null) : IMPOSSIBLE;
    case "approved":
      return status === "review" ? to(null) : IMPOSSIBLE;
    case "refused":
      return status === "review" || status === "scheduled" ? to("rejected") : IMPOSSIBLE;
    case "appealed":
      return status === "rejected" ? to("review") : IMPOSSIBLE;
    case "retried":
      return status === "failed" ? to("processing") : IMPOSSIBLE;
    case "deleted":
      return status === "processing" || status === "deleted" ? IMPOSSIBLE : to("deleted");
    case "cancelled":
      return status === "processing" ? to("deleted") : IMPOSSIBLE;
    case "restored":
      return status === "deleted" ? to(earlier) : IMPOSSIBLE;
    case "purged":
      return status === "deleted" ? { possible: true, status: "deleted", ended: true } : IMPOSSIBLE;
  }
}

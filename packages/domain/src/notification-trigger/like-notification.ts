import type { CreationRecord } from "../creation/creation.ts";
import type { Likers } from "../notification/likers.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import { about, shorten } from "./outcome-notification.ts";

/**
 * Tells the owner who likes a work: the latest person by name, the others by number. One
 * notification per work.
 */
export function likeNotification(
  creation: CreationRecord,
  { by, name, count }: Likers,
  now: Date,
): NewNotification {
  const { id, kind, prompt } = creation;
  const params = { kind, prompt: shorten(prompt), by, name, others: count - 1 };
  return {
    ...about(creation, `creation:${id}:likes`, now),
    ...{ kind, topic: "liked", message: { code: "creation.liked", params } },
  };
}

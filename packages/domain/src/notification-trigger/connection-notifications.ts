import { connectionAgain } from "../connection/tell-of-connections.ts";
import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Milliseconds for which it is shown when nothing is done. */
const STAYS = 14 * 24 * 3_600_000;

/** Tells a person that an account was disconnected at its platform. */
export const connectionLeft = (
  { subjectId, userId, payload: { platform, at } }: EventOf<"connection.left">,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: null, href: "/settings/social-platforms", action: "open" },
  message: { code: "connection.left", params: { platform } },
  ...{ dedupeKey: `connection-left:${subjectId}:${at}`, creationId: null, createdAt },
  ...{ waitsFor: connectionAgain(subjectId), expiresAt: new Date(createdAt.getTime() + STAYS) },
});

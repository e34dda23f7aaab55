import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** Key that the notification of a hidden profile waits for. */
export const profileCheck = (userId: string): string => `profile-check:${userId}`;

/** Tells a person that others don't see their profile until the staff has looked at it. */
export function profileHidden(event: EventOf<"person.hidden">, now: Date): NewNotification {
  return {
    ...aboutProfile(event, now),
    message: { code: "moderation.profileHidden", params: {} },
    dedupeKey: `profile-hidden:${event.payload.reportId}`,
    waitsFor: profileCheck(event.userId),
  };
}

/** Tells a person that nothing was wrong, and their profile is shown again. */
export function profileShown(event: EventOf<"person.cleared">, now: Date): NewNotification {
  return {
    ...aboutProfile(event, now),
    message: { code: "moderation.profileShown", params: {} },
    dedupeKey: `profile-shown:${event.userId}:${event.payload.at}`,
    waitsFor: null,
  };
}

const aboutProfile = (
  { userId }: { readonly userId: string },
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey" | "waitsFor"> => ({
  ...{ userId, kind: "action", topic: "restricted", action: "open" },
  ...{ href: "/settings", creationId: null, expiresAt: null, createdAt },
});

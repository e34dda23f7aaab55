import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { NewNotification } from "./notification-store.ts";

/** A profile that was taken down. */
export interface ProfileTakenDown {
  readonly id: string;
  readonly userId: string;
  /** Who decided; null: somebody whose account is gone. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly appeal: { readonly state: AppealState } | null;
}

/** Tells a person that their profile was taken down, by which rule, and where the statement of reasons stands. */
export const profileTakenDown = (
  { id, userId, rule, note }: ProfileTakenDown,
  now: Date,
): NewNotification => ({
  ...toPerson(userId, now),
  message: { code: "moderation.profileTakenDown", params: { rule, reason: note } },
  dedupeKey: `profile:${id}`,
});

/** Tells a person what somebody else thought who looked again. */
export const profileReviewed = (
  { id, userId }: ProfileTakenDown,
  granted: boolean,
  now: Date,
): NewNotification => ({
  ...toPerson(userId, now),
  message: {
    code: granted ? "moderation.profileBack" : "moderation.profileStays",
    params: {},
  },
  dedupeKey: `profile:${id}:appeal`,
});

/** Tells one of the staff that somebody asks for another look at their profile; until somebody has looked. */
export const profileAppealWaits = (
  { id }: ProfileTakenDown,
  staffId: string,
  now: Date,
): NewNotification => ({
  ...{ userId: staffId, kind: "action", topic: "restricted", action: "open" },
  ...{ message: { code: "moderation.profileAppeal", params: {} }, creationId: null },
  ...{ href: "/admin/profiles", dedupeKey: `profile-appeal:${id}` },
  ...{ waitsFor: profileAppealOf(id), expiresAt: null, createdAt: now },
});

/** What those wait for who are told of an appeal. */
export const profileAppealOf = (decisionId: string) => `profile-appeal:${decisionId}`;

const toPerson = (
  userId: string,
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey"> => ({
  ...{ userId, kind: "action", topic: "restricted", href: "/settings", action: "open" },
  ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt },
});

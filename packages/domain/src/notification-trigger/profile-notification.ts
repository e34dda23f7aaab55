import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { NewNotification } from "../notification/notification-store.ts";

/** A decision that took a profile down. */
export interface ProfileTakenDown {
  readonly id: string;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly appeal: { readonly state: AppealState } | null;
}

/**
 * Tells a person that their profile was taken down, under which rule, and links to the statement of
 * reasons.
 */
export const profileTakenDown = (
  { id, userId, rule, note }: ProfileTakenDown,
  now: Date,
): NewNotification => ({
  ...toPerson(userId, now),
  message: { code: "moderation.profileTakenDown", params: { rule, reason: note } },
  dedupeKey: `profile:${id}`,
});

/** Tells a person the outcome of their appeal. */
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

/**
 * Tells a staff member about an appeal against a profile decision, until someone has decided it.
 */
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

/** Key that appeal notifications wait for. */
export const profileAppealOf = (decisionId: string) => `profile-appeal:${decisionId}`;

const toPerson = (
  userId: string,
  createdAt: Date,
): Omit<NewNotification, "message" | "dedupeKey"> => ({
  ...{ userId, kind: "action", topic: "restricted", href: "/settings", action: "open" },
  ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt },
});

import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { ADMINS_REASON } from "../moderation/case.ts";
import type { Staff } from "../moderation/staff.ts";
import type { NewNotification } from "../notification/notification-store.ts";

/** A work, storyboard or profile that a moderator found to be child abuse. */
interface Referred {
  readonly subjectId: string;
  readonly userId: string;
  /** Null for a profile. */
  readonly kind: ContentKind | null;
  readonly payload: { readonly byId: string; readonly at: string };
}

/**
 * Tells the admins what was referred to them, until one of them has decided. Without the work,
 * because it is unsuitable to be shown in a list.
 */
export async function referralNotifications(
  { subjectId, userId, kind, payload }: Referred,
  staff: Staff,
  now: Date,
): Promise<readonly NewNotification[]> {
  const admins = (await staff(ADMINS_REASON)).filter((id) => id !== userId && id !== payload.byId);
  return admins.map((admin) => ({
    ...{ userId: admin, kind: "action", topic: "restricted", action: "open" },
    ...{ message: messageOf(kind), creationId: null },
    ...{ href: kind === null ? "/admin/profiles" : "/admin/moderation" },
    ...{ dedupeKey: `referral:${subjectId}:${payload.at}` },
    ...{ waitsFor: referralOf(subjectId), expiresAt: null, createdAt: now },
  }));
}

const messageOf = (kind: ContentKind | null) =>
  kind === null
    ? ({ code: "moderation.profileReferral", params: {} } as const)
    : ({ code: "moderation.referral", params: { kind } } as const);

/** Key that notifications of a referral wait for. */
export const referralOf = (subjectId: string) => `referral:${subjectId}`;

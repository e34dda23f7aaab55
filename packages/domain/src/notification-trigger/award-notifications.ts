import { type AwardName, awardTable } from "@kinora/contracts/award/award-table";
import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { CreationRecord } from "../creation/creation.ts";
import type { EventOf } from "../event/domain-event.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import { shorten } from "./outcome-notification.ts";

/** Facts about an award that its event does not contain. */
interface AwardFacts {
  /** The work it is for; null when it is for none, or the work is purged. */
  readonly creation: CreationRecord | null;
  readonly wantsStreaks: boolean;
}

/** Tells a person what they were awarded; null when they do not want to know, or cannot see why. */
export function awardNotification(
  { userId, payload: { award, gems, receiptId, purchase } }: EventOf<"award.granted">,
  { creation, wantsStreaks }: AwardFacts,
  now: Date,
): NewNotification | null {
  const { rules, activeDays } = awardTable(utcDay(now));
  const rule = rules[award];
  if (rule.is === "streak" && !wantsStreaks) return null;
  const message =
    rule.is === "streak"
      ? ({ code: "award.streakReached", params: { days: rule.days, gems } } as const)
      : purchase
        ? ({ code: "award.firstPack", params: { product: purchase.product, gems } } as const)
        : wordsOf(award, { gems, activeDays, creation });
  return (
    message && {
      ...{ userId, kind: "badge", topic: null, message, href: "/gems", action: null },
      ...{ creationId: creation?.id ?? null, waitsFor: null, expiresAt: null, createdAt: now },
      dedupeKey: `award:${receiptId}`,
    }
  );
}

/** Tells a person that the award for their first pack went with its payment, or came back. */
export function awardTurned(
  {
    type,
    userId,
    payload: { product, gems, owed, turns },
  }: EventOf<"award.takenBack"> | EventOf<"award.restored">,
  now: Date,
): NewNotification {
  return {
    ...{ userId, kind: "badge", topic: null, href: "/gems", action: null, creationId: null },
    ...{ waitsFor: null, expiresAt: null, createdAt: now },
    message:
      type === "award.takenBack"
        ? { code: "award.packTakenBack", params: { product, gems, owed } }
        : { code: "award.packRestored", params: { product, gems } },
    dedupeKey: `${type}:${userId}:${turns}`,
  };
}

function wordsOf(
  award: AwardName,
  about: Pick<AwardFacts, "creation"> & { readonly gems: number; readonly activeDays: number },
): Message<NotificationCode> | null {
  const { gems, activeDays: days, creation } = about;
  if (award === "weekly") return { code: "award.weekEarned", params: { days, gems } };
  if (award === "first_creation") return { code: "award.firstMade", params: { gems } };
  if ((award !== "story" && award !== "video") || creation === null) return null;
  const name = creation.title ?? shorten(creation.prompt);
  return { code: "award.workStood", params: { kind: award, name, gems } };
}

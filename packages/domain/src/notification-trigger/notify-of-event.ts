import { connectionAgain, connectionsWaiting } from "../connection/tell-of-connections.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import { correctionNotification } from "../notification/gem-notifications.ts";
import { notify, notifyAgain } from "../notification/notify.ts";
import { accountNotification, deletionNotification, keptAccount } from "./account-notifications.ts";
import { awardNotification, awardTurned } from "./award-notifications.ts";
import { CAMPAIGN_TELLERS } from "./campaign-tellers.ts";
import { CHALLENGE_TELLERS } from "./challenge-tellers.ts";
import { COLLECTION_TELLERS } from "./collection-tellers.ts";
import { COMMENT_TELLERS } from "./comment-tellers.ts";
import { connectionLeft } from "./connection-notifications.ts";
import { correctionOf, correctionWaits } from "./correction-notification.ts";
import { DECISION_TELLERS } from "./decision-tellers.ts";
import { giftNotification } from "./gift-notification.ts";
import { likeNotification } from "./like-notification.ts";
import { failureNotification, successNotification } from "./outcome-notification.ts";
import { moneyRefunded, passGiven, planExtended } from "./payment-notifications.ts";
import { planGemsTakenBack, planNotification } from "./plan-notification.ts";
import { PUBLICATION_TELLERS } from "./publication-tellers.ts";
import { gemsGiven, gemsTakenBack } from "./purchase-notifications.ts";
import { referralNotifications, referralOf } from "./referral-notification.ts";
import { REMIX_TELLERS } from "./remix-tellers.ts";
import {
  appealNotification,
  appealOf,
  appealWaits,
  clearedNotification,
  ratingNotification,
  restrictionNotification,
} from "./restriction-notification.ts";
import { haltNotification, pauseNotification, storyWaiting } from "./story-notifications.ts";
import { takeoutFailed, takeoutNotification, takeoutOf } from "./takeout-notification.ts";
import type { NotifyOfEventStores, Teller } from "./telling.ts";

/**
 * The single place that decides which events notify whom. Only four notifications have no event:
 * accounts at platforms that end (connection/tell-of-connections), daily gems, when a person is seen (award/offer-daily-claim), delayed sign-up gems (api:
 * compose-newcomers), and a used budget, because its order is rolled back
 * (creation/tell-of-budget).
 */
const TELLERS = {
  "creation.delivered": async ({ subjectId, payload }, stores, now) => {
    const creation = payload.background ? null : await find(subjectId, stores);
    return { told: [creation && successNotification(creation, payload, now)] };
  },
  "creation.failed": async ({ subjectId, payload }, stores, now) => {
    const creation = payload.background ? null : await find(subjectId, stores);
    return { told: [creation && failureNotification(creation, payload, now)] };
  },
  "creation.restricted": async ({ subjectId, payload: { entry } }, stores, now) => {
    const [creation, decision] = await decided(subjectId, entry, stores);
    return { told: [creation && decision && restrictionNotification(creation, decision, now)] };
  },
  "creation.cleared": async ({ subjectId, payload: { entry } }, stores, now) => {
    const [creation, decision] = await decided(subjectId, entry, stores);
    return { told: [creation && decision && clearedNotification(creation, decision, now)] };
  },
  "creation.rated": async ({ subjectId, payload: { entry } }, stores, now) => {
    const [creation, decision] = await decided(subjectId, entry, stores);
    return { told: [creation && decision && ratingNotification(creation, decision, now)] };
  },
  "creation.contested": async ({ subjectId }, stores, now) => {
    const [creation, appeal] = [
      await find(subjectId, stores),
      await stores.appeals.open(subjectId),
    ];
    if (!creation || !appeal) return {};
    const { rule = null } = (await stores.appeals.restrictionOf(subjectId)) ?? {};
    const staff = await stores.staff(rule);
    const others = staff.filter((id) => id !== creation.userId && id !== appeal.decidedBy);
    return { told: others.map((id) => appealWaits(creation, appeal.id, id, now)) };
  },
  "creation.referred": async (event, stores, now) => {
    const creation = await find(event.subjectId, stores);
    if (!creation) return {};
    const { kind } = creation;
    return { told: await referralNotifications({ ...event, kind }, stores.staff, now) };
  },
  "creation.referralDecided": async ({ subjectId }) => ({ over: referralOf(subjectId) }),
  "creation.appealed": async ({ subjectId, payload: { granted, entry } }, stores, now) => {
    const [creation, decision] = await decided(subjectId, entry, stores);
    const told = creation && decision && appealNotification(creation, decision, granted, now);
    return { told: [told], over: appealOf(subjectId) };
  },
  ...DECISION_TELLERS,
  ...PUBLICATION_TELLERS,
  ...CAMPAIGN_TELLERS,
  ...COMMENT_TELLERS,
  ...COLLECTION_TELLERS,
  ...REMIX_TELLERS,
  ...CHALLENGE_TELLERS,
  "like.added": async ({ subjectId }, stores, now) => {
    const creation = await find(subjectId, stores);
    const likers = creation && (await stores.likes.likers(subjectId, creation.userId));
    return { more: likers && likeNotification(creation, likers, now) };
  },
  "story.failed": async ({ subjectId, payload }, stores, now) => {
    const story = await stores.stories.lock(subjectId);
    return { told: [story && haltNotification(story, payload, now)] };
  },
  "story.paused": async ({ subjectId, payload }, stores, now) => {
    const story = await stores.stories.lock(subjectId);
    return { told: [story && pauseNotification(story, payload, now)] };
  },
  "story.changed": async ({ subjectId }, stores) => {
    const waiting = storyWaiting(subjectId);
    if (!(await stores.notifications.isAwaited(waiting))) return {};
    const story = await stores.stories.lock(subjectId);
    return { over: story?.pause ? null : waiting };
  },
  "story.deleted": async ({ subjectId }) => ({ over: storyWaiting(subjectId) }),
  "takeout.ready": async ({ subjectId, userId }, stores, now) => {
    const takeout = await stores.takeouts.find(subjectId);
    return { told: [takeout && takeoutNotification(takeout, now)], over: takeoutOf(userId) };
  },
  "takeout.failed": async ({ subjectId }, stores, now) => {
    const takeout = await stores.takeouts.find(subjectId);
    return { told: [takeout && takeoutFailed(takeout, now)] };
  },
  "connection.kept": async ({ subjectId, userId }) => ({
    over: [connectionAgain(subjectId), connectionsWaiting(userId)],
  }),
  "connection.ended": async ({ subjectId, userId }) => ({
    over: [connectionAgain(subjectId), connectionsWaiting(userId)],
  }),
  "connection.left": async (event, _, now) => ({ told: [connectionLeft(event, now)] }),
  "gem.correctionAsked": async (event, { staff }, now) => ({
    told: await correctionWaits(event, staff, now),
  }),
  "gem.correctionDecided": async ({ subjectId }) => ({ over: correctionOf(subjectId) }),
  "gem.corrected": async ({ userId, payload }, _, now) => ({
    told: [correctionNotification(userId, payload, now)],
  }),
  "award.granted": async (event, stores, now) => {
    const { creationId } = event.payload;
    const creation = creationId === null ? null : await find(creationId, stores);
    const wantsStreaks = await stores.awards.wantsStreaks(event.userId);
    return { told: [awardNotification(event, { creation, wantsStreaks }, now)] };
  },
  "award.takenBack": async (event, _, now) => ({ told: [awardTurned(event, now)] }),
  "award.restored": async (event, _, now) => ({ told: [awardTurned(event, now)] }),
  "gift.given": async (event, { givers }, now) => {
    const giver = await givers.of(event.subjectId);
    return { told: [giver && giftNotification(event, giver, now)] };
  },
  "purchase.granted": async (event, _, now) => ({ told: [gemsGiven(event, now)] }),
  "purchase.takenBack": async (event, _, now) => ({ told: [gemsTakenBack(event, now)] }),
  "purchase.restored": async (event, _, now) => ({ told: [gemsGiven(event, now)] }),
  "payment.refunded": async (event, _, now) => ({ told: [moneyRefunded(event, now)] }),
  "plan.extended": async (event, _, now) => ({ told: [planExtended(event, now)] }),
  "pass.given": async (event, _, now) => ({ told: [passGiven(event, now)] }),
  "subscription.changed": async (event, _, now) => ({ told: [planNotification(event, now)] }),
  "subscription.takenBack": async (event, _, now) => ({ told: [planGemsTakenBack(event, now)] }),
  "person.deletionPlanned": async ({ userId }, { deletions }, now) => {
    const { at } = await deletions.of(userId);
    return { told: [at && deletionNotification(userId, at, now)] };
  },
  // When a deletion was scheduled again in the meantime, its notification stays.
  "person.deletionCalledOff": async ({ userId }, { deletions }) =>
    (await deletions.of(userId)).at ? {} : { over: keptAccount(userId) },
  "person.tokenMade": async ({ userId, payload: { tokenId } }, _, now) => ({
    told: [accountNotification(userId, "account.tokenMade", tokenId, now)],
  }),
  "person.signedInElsewhere": async ({ userId, payload: { sessionId } }, _, now) => ({
    told: [accountNotification(userId, "account.newDevice", sessionId, now)],
  }),
  "person.suspended": async ({ userId, payload: { suspensionId } }, _, now) => ({
    told: [accountNotification(userId, "account.suspended", suspensionId, now)],
  }),
  "person.reinstated": async ({ userId, payload: { suspensionId } }, _, now) => ({
    told: [accountNotification(userId, "account.reinstated", suspensionId, now)],
  }),
} as const satisfies { readonly [Type in DomainEvent["type"]]?: Teller<Type> };

type ToldType = keyof typeof TELLERS;

/** Event types that can cause a notification. */
export const NOTIFIED_OF = Object.keys(TELLERS) as ToldType[];

/** Sends the notifications that an event causes; skips subjects deleted in the meantime. */
export async function notifyOfEvent(
  event: DomainEvent,
  stores: NotifyOfEventStores,
  now: Date,
): Promise<void> {
  if (!isTold(event)) return;
  // The lookup by type guarantees the matching teller.
  const teller = TELLERS[event.type] as Teller<ToldType>;
  const { told = [], more = null, over = null } = await teller(event, stores, now);
  for (const notification of told) if (notification) await notify(stores, notification);
  for (const notification of [more ?? []].flat())
    if (notification) await notifyAgain(stores, notification);
  for (const key of [over ?? []].flat()) await stores.notifications.endAwaiting(key, now);
}

function isTold(event: DomainEvent): event is Extract<DomainEvent, { type: ToldType }> {
  return Object.hasOwn(TELLERS, event.type);
}

/** Returns null once it is purged. */
async function find(
  id: string,
  { creations }: Pick<NotifyOfEventStores, "creations">,
): Promise<CreationRecord | null> {
  const creation = await creations.lock(id);
  return creation?.purgedAt ? null : creation;
}

const decided = async (id: string, entry: number, stores: NotifyOfEventStores) =>
  [await find(id, stores), await stores.history.find(entry)] as const;

import type { DomainEvent } from "../event/domain-event.ts";
import type { Staff } from "../moderation/staff.ts";
import {
  boardNotifications,
  collectionDecisionNotifications,
  commentDecisionNotifications,
  type decisionNotifications,
  profileNotifications,
  type StatedDecision,
} from "./decision-notification.ts";
import { overdueNotification } from "./overdue-notification.ts";
import { profileCheck, profileHidden, profileShown } from "./profile-check-notification.ts";
import { referralNotifications, referralOf } from "./referral-notification.ts";
import type { EventTelling, StatedDecisions, Teller } from "./telling.ts";

/** Who is notified of decisions about profiles and storyboards, and of reports that wait for one. */
export const DECISION_TELLERS = {
  "person.hidden": async (event, _, now) => ({ told: [profileHidden(event, now)] }),
  "person.cleared": async (event, _, now) => ({
    told: [profileShown(event, now)],
    over: profileCheck(event.userId),
  }),
  "person.restricted": async ({ userId, payload }, { profiles }, now) => ({
    ...(await decisionStated(profileNotifications, payload.decisionId, profiles, now)),
    over: profileCheck(userId),
  }),
  "person.contested": ({ payload }, { profiles, staff }, now) =>
    decisionContested(
      profileNotifications,
      payload.decisionId,
      { decisions: profiles, staff },
      now,
    ),
  "person.reviewed": ({ payload }, { profiles }, now) =>
    decisionReviewed(profileNotifications, payload, profiles, now),
  "story.restricted": ({ payload }, { boardDecisions }, now) =>
    decisionStated(boardNotifications, payload.decisionId, boardDecisions, now),
  "story.contested": ({ payload }, { boardDecisions: decisions, staff }, now) =>
    decisionContested(boardNotifications, payload.decisionId, { decisions, staff }, now),
  "story.reviewed": ({ payload }, { boardDecisions }, now) =>
    decisionReviewed(boardNotifications, payload, boardDecisions, now),
  "comment.restricted": ({ payload }, { commentDecisions }, now) =>
    decisionStated(commentDecisionNotifications, payload.decisionId, commentDecisions, now),
  "comment.contested": ({ payload }, { commentDecisions: decisions, staff }, now) =>
    decisionContested(commentDecisionNotifications, payload.decisionId, { decisions, staff }, now),
  "comment.reviewed": ({ payload }, { commentDecisions }, now) =>
    decisionReviewed(commentDecisionNotifications, payload, commentDecisions, now),
  "collection.restricted": ({ payload }, { collectionDecisions }, now) =>
    decisionStated(collectionDecisionNotifications, payload.decisionId, collectionDecisions, now),
  "collection.contested": ({ payload }, { collectionDecisions: decisions, staff }, now) =>
    decisionContested(
      collectionDecisionNotifications,
      payload.decisionId,
      { decisions, staff },
      now,
    ),
  "collection.reviewed": ({ payload }, { collectionDecisions }, now) =>
    decisionReviewed(collectionDecisionNotifications, payload, collectionDecisions, now),
  "story.referred": async (event, { staff }, now) => ({
    told: await referralNotifications({ ...event, kind: "story" }, staff, now),
  }),
  "story.referralDecided": async ({ subjectId }) => ({ over: referralOf(subjectId) }),
  "person.referred": async (event, { staff }, now) => ({
    told: await referralNotifications({ ...event, kind: null }, staff, now),
  }),
  "person.referralDecided": async ({ subjectId }) => ({ over: referralOf(subjectId) }),
  "person.reminded": async (event, _, now) => ({ told: [overdueNotification(event, now)] }),
} as const satisfies { readonly [Type in DomainEvent["type"]]?: Teller<Type> };

type DecisionNotifications<Decision extends StatedDecision> = ReturnType<
  typeof decisionNotifications<Decision>
>;

async function decisionStated<Decision extends StatedDecision>(
  { restricted }: DecisionNotifications<Decision>,
  id: string,
  decisions: StatedDecisions<Decision>,
  now: Date,
): Promise<EventTelling> {
  const decision = await decisions.find(id);
  return { told: [decision && restricted(decision, now)] };
}

async function decisionContested<Decision extends StatedDecision>(
  { appealWaits }: DecisionNotifications<Decision>,
  id: string,
  { decisions, staff }: { readonly decisions: StatedDecisions<Decision>; readonly staff: Staff },
  now: Date,
): Promise<EventTelling> {
  const decision = await decisions.find(id);
  if (decision?.appeal?.state !== "open") return {};
  const { userId, byId } = decision;
  const others = (await staff(decision.rule)).filter((one) => one !== userId && one !== byId);
  return { told: others.map((one) => appealWaits(decision, one, now)) };
}

async function decisionReviewed<Decision extends StatedDecision>(
  { reviewed, appealOf: appealOfDecision }: DecisionNotifications<Decision>,
  { decisionId, granted }: { readonly decisionId: string; readonly granted: boolean },
  decisions: StatedDecisions<Decision>,
  now: Date,
): Promise<EventTelling> {
  const decision = await decisions.find(decisionId);
  return {
    told: [decision && reviewed(decision, granted, now)],
    over: appealOfDecision(decisionId),
  };
}

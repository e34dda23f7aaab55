import { PROFILE_APPEAL_DAYS } from "@kinora/contracts/moderation/person-case";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { ProfileDecision, ProfileDecisionStore } from "./person-case.ts";
import { DAY_MS } from "./report-allowance.ts";
import type { SuspensionStore } from "./suspension.ts";

export interface ProfileAppealStores {
  readonly profileDecisions: Pick<ProfileDecisionStore, "find" | "addAppeal">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
  readonly record: RecordEvent;
}

/**
 * Appeals against the removal of profile content: one appeal per decision, within
 * PROFILE_APPEAL_DAYS.
 *
 * @throws Refusal NOT_RESTRICTED, ALREADY_APPEALED
 */
export async function appealProfile(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: ProfileAppealStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly id: string;
    readonly text: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, id, text, now } = input;
  await transact(async ({ profileDecisions, suspensions, record }) => {
    await suspensions.lockPerson(userId);
    const decision = await profileDecisions.find(id);
    if (decision?.userId !== userId || decision.pending) throw new Refusal("NOT_RESTRICTED");
    if (decision.appeal) throw new Refusal("ALREADY_APPEALED");
    if (!mayAppealProfile(decision, now)) throw new Refusal("NOT_RESTRICTED");
    await profileDecisions.addAppeal(id, text, now);
    await record({
      ...{ type: "person.contested", subjectId: userId, userId, payload: { decisionId: id } },
    });
  });
}

export const mayAppealProfile = (
  { appeal, at }: Pick<ProfileDecision, "appeal" | "at">,
  now: Date,
): boolean => appeal === null && now.getTime() < at.getTime() + PROFILE_APPEAL_DAYS * DAY_MS;

import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { avatarAddress } from "../account/draw-avatar.ts";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { endLeaseOf, type PersonLeases } from "./case-leases.ts";
import { finalAt } from "./decide-case.ts";
import {
  type FindOpenPersonStores,
  findOpenPerson,
  type OpenPersonCase,
} from "./find-open-person.ts";
import type { PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecisionStore } from "./person-case.ts";

export interface PersonDecisionStores extends FindOpenPersonStores {
  readonly personReports: FindOpenPersonStores["personReports"] & Pick<PersonReportStore, "digest">;
  readonly profileDecisions: FindOpenPersonStores["profileDecisions"] &
    Pick<ProfileDecisionStore, "takeDown">;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find" | "add">;
  readonly personLeases: PersonLeases;
}

interface Ports {
  readonly transact: <T>(work: (stores: PersonDecisionStores) => Promise<T>) => Promise<T>;
}

interface About {
  readonly userId: string;
  readonly actor: Viewer;
  readonly now: Date;
}

export interface PersonDecisionInput extends About {
  readonly decision: PersonDecision;
  readonly requestId: string | null;
}

/**
 * Takes or extends the lease of a person's cases, so that no one else decides them meanwhile.
 *
 * @returns when the lease ends
 * @throws Refusal CASE_TAKEN and those of findOpenPerson
 */
export async function leasePersonCase(
  { transact }: Ports,
  { of, ...about }: About & Pick<PersonDecision, "of">,
): Promise<Date> {
  const { userId, actor, now } = about;
  return transact(async (stores) => {
    await findOpenPerson({ userId, of, actor, now }, stores);
    const until = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    const taken = await stores.personLeases(of).take(userId, actor.id, until, now);
    if (!taken) throw new Refusal("CASE_TAKEN");
    return until;
  });
}

/**
 * Decides the reports about a person, or their appeal. What is taken down is down at once, and the
 * person who decided may undo it for UNDO_SECONDS; then `finishPersonDecision` closes the reports,
 * gives the strike and tells the person. When two people decide at the same time, the second is
 * refused. A decision is about what was looked at: once the profile was edited, it has to be looked
 * at again, unless it is taken down for what it showed, so that nobody escapes by editing without
 * end.
 *
 * @returns the end of the undo period
 * @throws Refusal CASE_TAKEN while another person holds the lease, PROFILE_CHANGED when it shows
 *   something else, or the appeal is against another decision, and those of findOpenPerson
 */
export async function decidePersonCase(
  { transact, newId }: Ports & { readonly newId: () => string },
  input: PersonDecisionInput,
): Promise<Date> {
  const { userId, actor, decision, requestId, now } = input;
  const { of } = decision;
  return transact(async (stores) => {
    const found = await findOpenPerson({ userId, of, actor, now }, stores);
    await refuseUnseen(input, found, stores);
    await endLeaseOf(stores.personLeases(of), userId, input);
    const until = finalAt(now);
    const decisionId = found.appeal?.id ?? (await takeDown(input, newId(), stores));
    await stores.pendingPersonDecisions.add({
      ...{ userId, of, actor, decision, decisionId, requestId, decidedAt: now, finalAt: until },
    });
    return until;
  });
}

async function refuseUnseen(
  { userId, decision }: PersonDecisionInput,
  { appeal }: OpenPersonCase,
  { personReports }: Pick<PersonDecisionStores, "personReports">,
): Promise<void> {
  const isAnyway = decision.verdict === "take_down" && decision.anyway;
  const version = appeal?.id ?? (isAnyway ? decision.looked : await personReports.digest(userId));
  if (version !== decision.looked) throw new Refusal("PROFILE_CHANGED");
}

/** Removes what the profile shows. @returns the id of the decision; null when nothing is wrong */
async function takeDown(
  { userId, actor, decision, now: at }: PersonDecisionInput,
  id: string,
  { profileDecisions }: Pick<PersonDecisionStores, "profileDecisions">,
): Promise<string | null> {
  if (decision.verdict === "clear") return null;
  const { rule, note } = decision;
  // What a moderator finds is for the admins to decide.
  const closes = rule === ADMINS_REASON && seesEverything(actor);
  const taken = { id, userId, byId: actor.id, rule, note, at, closes };
  await profileDecisions.takeDown(taken, avatarAddress(userId));
  return id;
}

import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecision, ProfileDecisionStore } from "./person-case.ts";
import type { SuspensionStore } from "./suspension.ts";

export interface FindOpenPersonStores {
  readonly personReports: Pick<PersonReportStore, "lock" | "open">;
  readonly profileDecisions: Pick<ProfileDecisionStore, "appealed" | "isWithheld">;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
}

export interface OpenPersonCase {
  readonly appeal: ProfileDecision | null;
}

/**
 * Returns an open case about a profile and locks its person until the transaction ends. While
 * anything that the person showed may be child abuse, only admins decide what pictures are part of.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY
 */
export async function findOpenPerson(
  {
    userId,
    of,
    actor,
    now,
  }: {
    readonly userId: string;
    readonly of: PersonDecision["of"];
    readonly actor: Viewer;
    readonly now: Date;
  },
  stores: FindOpenPersonStores,
): Promise<OpenPersonCase> {
  const { personReports, profileDecisions, pendingPersonDecisions } = stores;
  if (!(await personReports.lock(userId))) throw new Refusal("PERSON_NOT_FOUND");
  const open = of === "reports" ? await personReports.open(userId) : [];
  const locked = await stores.suspensions.lockPerson(userId);
  // The person may have been erased while we waited for the lock.
  const person = (await personReports.lock(userId)) ? locked : null;
  if (!person) throw new Refusal("PERSON_NOT_FOUND");
  if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
  const appeal = of === "appeal" ? await profileDecisions.appealed(userId) : null;
  if (open.length === 0 && !appeal) throw new Refusal("CASE_CLOSED");
  if (await pendingPersonDecisions.find(userId, of)) throw new Refusal("CASE_CLOSED");
  const reasons = [...open.map(({ reason }) => reason), appeal?.rule];
  const isForAdmins =
    person.role !== "user" ||
    reasons.includes(ADMINS_REASON) ||
    (showsPictures(appeal) && (await profileDecisions.isWithheld(userId, now)));
  if (isForAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (appeal?.byId === actor.id) throw new Refusal("OWN_DECISION");
  return { appeal };
}

/** Returns whether pictures are part of the case: reports are about whatever the profile shows. */
const showsPictures = (appeal: ProfileDecision | null): boolean =>
  appeal === null ||
  (appeal.kept !== null &&
    [appeal.kept, ...appeal.kept.reported].some(({ avatar }) => avatar !== null));

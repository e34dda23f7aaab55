import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { lockConcerned } from "./lock-concerned.ts";
import type { PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecision, ProfileDecisionStore } from "./person-case.ts";
import type { SuspensionStore } from "./suspension.ts";

export interface FindOpenPersonStores {
  readonly personReports: Pick<PersonReportStore, "lock" | "open">;
  readonly profileDecisions: Pick<ProfileDecisionStore, "appealed">;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
}

export interface OpenPersonCase {
  /** Who made the open reports; none when the case is an appeal. */
  readonly reporters: readonly string[];
  readonly appeal: ProfileDecision | null;
}

/**
 * Returns an open case about a profile and locks it, and everyone whom it concerns, until the
 * transaction ends.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY
 */
export async function findOpenPerson(
  {
    userId,
    of,
    actor,
  }: {
    readonly userId: string;
    readonly of: PersonDecision["of"];
    readonly actor: Viewer;
  },
  stores: FindOpenPersonStores,
): Promise<OpenPersonCase> {
  const { personReports, profileDecisions, pendingPersonDecisions } = stores;
  if (!(await personReports.lock(userId))) throw new Refusal("PERSON_NOT_FOUND");
  const open = of === "reports" ? await personReports.open(userId) : [];
  const reporters = open.map(({ reporterId }) => reporterId);
  const locked = await lockConcerned([userId, ...reporters], stores);
  // The person may have been erased while we waited for the lock.
  const person = (await personReports.lock(userId)) ? locked.get(userId) : null;
  if (!person) throw new Refusal("PERSON_NOT_FOUND");
  if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
  const appeal = of === "appeal" ? await profileDecisions.appealed(userId) : null;
  if (open.length === 0 && !appeal) throw new Refusal("CASE_CLOSED");
  if (await pendingPersonDecisions.find(userId, of)) throw new Refusal("CASE_CLOSED");
  const reasons = [...open.map(({ reason }) => reason), appeal?.rule];
  const isForAdmins = person.role !== "user" || reasons.includes(ADMINS_REASON);
  if (isForAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (appeal?.byId === actor.id) throw new Refusal("OWN_DECISION");
  return { reporters: [...reporters].sort(), appeal };
}

import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { avatarAddress } from "../account/draw-avatar.ts";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { lockConcerned } from "./lock-concerned.ts";
import type { PersonReportStore, ProfileDecision, ProfileDecisionStore } from "./person-case.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";

export interface PersonDecisionStores extends StrikingStores {
  readonly personReports: Pick<
    PersonReportStore,
    "lock" | "digest" | "open" | "resolve" | "reverse"
  >;
  readonly profileDecisions: ProfileDecisionStore;
}

export interface PersonDecisionPorts {
  readonly transact: <T>(work: (stores: PersonDecisionStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  /** Returns the address of a chosen profile picture. */
  readonly pictureAddress: (hash: string, mimeType: string) => string;
}

export interface PersonDecisionInput {
  readonly userId: string;
  readonly actor: Viewer;
  readonly decision: PersonDecision;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Decides the reports about a person, or their appeal: the profile stays or is restored, or its
 * content is taken down under a rule, with one strike. When two people decide at the same time, the
 * second is refused. A person erased in the meantime leaves nothing to decide. A decision is about
 * what was looked at: once the profile was edited, it has to be looked at again, unless it is taken
 * down for what it showed, so that nobody escapes by editing without end.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY,
 *   PROFILE_CHANGED when it shows something else, or the appeal is against another decision
 */
export async function decidePersonCase(
  ports: PersonDecisionPorts,
  input: PersonDecisionInput,
): Promise<void> {
  const { userId, actor, decision, requestId, now } = input;
  await ports.transact(async (stores) => {
    const found = await findOpenCase(input, stores);
    const takesDown = decision.verdict === "take_down";
    if (found.appeal) await decideAppeal(ports, { stores, input, appeal: found.appeal });
    else await decideReports(ports, { stores, input, reporters: found.reporters });
    await stores.audit({
      ...{ action: "person.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "person", id: userId },
      before: { of: decision.of, reports: found.reporters.length },
      after: { verdict: decision.verdict, ...(takesDown && { rule: decision.rule }) },
      reason: takesDown ? decision.note : "",
    });
  });
}

async function findOpenCase(
  { userId, actor, decision }: PersonDecisionInput,
  { personReports, profileDecisions, suspensions }: PersonDecisionStores,
): Promise<{ reporters: readonly string[]; appeal: ProfileDecision | null }> {
  if (!(await personReports.lock(userId))) throw new Refusal("PERSON_NOT_FOUND");
  const open = decision.of === "reports" ? await personReports.open(userId) : [];
  const reporters = open.map(({ reporterId }) => reporterId);
  const locked = await lockConcerned([userId, ...reporters], { suspensions });
  // The person may have been erased while we waited for the lock.
  const person = (await personReports.lock(userId)) ? locked.get(userId) : null;
  if (!person) throw new Refusal("PERSON_NOT_FOUND");
  if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
  const appeal = decision.of === "appeal" ? await profileDecisions.appealed(userId) : null;
  if (open.length === 0 && !appeal) throw new Refusal("CASE_CLOSED");
  const reasons = [...open.map(({ reason }) => reason), appeal?.rule];
  const isForAdmins = person.role !== "user" || reasons.includes(ADMINS_REASON);
  if (isForAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (appeal?.byId === actor.id) throw new Refusal("OWN_DECISION");
  const isAnyway = decision.verdict === "take_down" && decision.anyway;
  const version = appeal?.id ?? (isAnyway ? decision.looked : await personReports.digest(userId));
  if (version !== decision.looked) throw new Refusal("PROFILE_CHANGED");
  return { reporters: [...reporters].sort(), appeal };
}

interface Deciding {
  readonly stores: PersonDecisionStores;
  readonly input: PersonDecisionInput;
}

async function decideReports(
  { newId }: PersonDecisionPorts,
  { stores, input, reporters }: Deciding & { readonly reporters: readonly string[] },
): Promise<void> {
  const { userId, actor, decision, requestId, now } = input;
  const strikes = { newId, now, requestId };
  if (decision.verdict === "clear") {
    await stores.personReports.resolve(userId, "dismissed", now);
    return strikeReporters(stores, reporters, strikes);
  }
  const id = newId();
  const { rule, note } = decision;
  await stores.profileDecisions.takeDown(
    { id, userId, byId: actor.id, rule, note, at: now },
    avatarAddress(userId),
  );
  await stores.personReports.resolve(userId, "upheld", now);
  await stores.record({
    ...{ type: "person.restricted", subjectId: userId, userId, payload: { decisionId: id } },
  });
  const strike = { userId, source: "profile", reason: rule, digest: id } as const;
  await strikePerson(stores, strike, strikes);
}

async function decideAppeal(
  { pictureAddress }: PersonDecisionPorts,
  { stores, input, appeal }: Deciding & { readonly appeal: ProfileDecision },
): Promise<void> {
  const { userId, decision, now } = input;
  const granted = decision.verdict === "clear";
  if (granted) {
    const avatar = appeal.kept?.avatar;
    const address = avatar ? pictureAddress(avatar.hash, avatar.mimeType) : null;
    await stores.profileDecisions.putBack(appeal, address, now);
    await stores.strikes.takeBack({ userId, source: "profile", digest: appeal.id });
    await stores.personReports.reverse(userId, appeal.at, now);
  }
  await stores.profileDecisions.decideAppeal(appeal.id, granted, now);
  await stores.record({
    ...{ type: "person.reviewed", subjectId: userId, userId },
    payload: { decisionId: appeal.id, granted },
  });
}

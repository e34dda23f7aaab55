import type { NewSuspension } from "@kinora/contracts/moderation/suspension";
import type { People, Sessions } from "../account/account-ports.ts";
import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { DAY_MS } from "./report-allowance.ts";
import {
  type NewSuspensionRecord,
  requireBelow,
  type SuspensionRecord,
  type SuspensionStore,
} from "./suspension.ts";

export interface SuspensionStores {
  readonly people: Pick<People, "setDisabled">;
  readonly sessions: Pick<Sessions, "endAll">;
  readonly suspensions: SuspensionStore;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

type Transact = <T>(work: (stores: SuspensionStores) => Promise<T>) => Promise<T>;

interface About {
  readonly userId: string;
  readonly actor: Viewer;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Suspends an account under a rule: all its credentials are refused from the next request on, and
 * its sessions end.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ROLE_TOO_HIGH, ALREADY_SUSPENDED
 */
export async function suspendPerson(
  { transact }: { transact: Transact },
  { id, wish, ...about }: About & { readonly id: string; readonly wish: NewSuspension },
): Promise<void> {
  const { userId, actor, requestId, now } = about;
  await transact(async (stores) => {
    requireBelow(await stores.suspensions.lockPerson(userId), actor);
    if (await stores.suspensions.current(userId)) throw new Refusal("ALREADY_SUSPENDED");
    const { rule, note, days } = wish;
    const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
    const suspension = { id, userId, byId: actor.id, rule, note, at: now, until };
    await disable(stores, suspension, requestId);
  });
}

/** Disables an account. The person must be locked and not suspended. */
export async function disable(
  { people, sessions, suspensions, record, audit }: SuspensionStores,
  suspension: NewSuspensionRecord,
  requestId: string | null,
): Promise<void> {
  const { id, userId, byId, rule, note, at, until } = suspension;
  await suspensions.add(suspension);
  await people.setDisabled(userId, at, at);
  await sessions.endAll(userId);
  await record({
    ...{ type: "person.suspended", subjectId: userId, userId },
    payload: { suspensionId: id },
  });
  await audit({
    ...{ action: "person.suspended", actorId: byId, subject: { noun: "person", id: userId } },
    before: { suspended: false },
    after: { suspended: true, rule, until: until?.toISOString() ?? null },
    ...{ reason: note, requestId, at },
  });
}

/**
 * Ends a suspension. When it was appealed, it must be decided by another person than the one who
 * suspended.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ROLE_TOO_HIGH, NOT_SUSPENDED, OWN_DECISION
 */
export async function endSuspension(
  { transact }: { transact: Transact },
  { reason, ...about }: About & { readonly reason: string },
): Promise<void> {
  const { userId, actor, requestId, now } = about;
  await transact(async (stores) => {
    requireBelow(await stores.suspensions.lockPerson(userId), actor);
    const current = await stores.suspensions.current(userId);
    if (!current) throw new Refusal("NOT_SUSPENDED");
    if (isOpen(current)) {
      refuseOwn(current, actor);
      await stores.suspensions.decideAppeal(current.id, true);
    }
    await enable(stores, current, { actorId: actor.id, reason, requestId, now });
  });
}

/**
 * Denies the appeal against a suspension.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ROLE_TOO_HIGH, NOT_APPEALED, OWN_DECISION
 */
export async function denySuspensionAppeal(
  { transact }: { transact: Transact },
  { reason, ...about }: About & { readonly reason: string },
): Promise<void> {
  const { userId, actor, requestId, now: at } = about;
  await transact(async ({ suspensions, audit }) => {
    requireBelow(await suspensions.lockPerson(userId), actor);
    const current = await suspensions.current(userId);
    if (!current || !isOpen(current)) throw new Refusal("NOT_APPEALED");
    refuseOwn(current, actor);
    await suspensions.decideAppeal(current.id, false);
    await audit({
      ...{ action: "appeal.denied", actorId: actor.id, subject: { noun: "person", id: userId } },
      ...{ before: { appealed: true }, after: { appealed: false }, reason, requestId, at },
    });
  });
}

/**
 * Appeals against the person's own suspension, once per suspension.
 *
 * @throws Refusal NOT_SUSPENDED, ALREADY_APPEALED
 */
export async function appealSuspension(
  { transact }: { transact: Transact },
  { userId, text, now }: { readonly userId: string; readonly text: string; readonly now: Date },
): Promise<void> {
  await transact(async ({ suspensions }) => {
    await suspensions.lockPerson(userId);
    const current = await suspensions.current(userId);
    if (!current) throw new Refusal("NOT_SUSPENDED");
    if (current.appeal) throw new Refusal("ALREADY_APPEALED");
    await suspensions.addAppeal(current.id, text, now);
  });
}

/** Enables the accounts whose suspension has expired. */
export async function endDueSuspensions(
  { transact, due }: { transact: Transact; due: SuspensionStore["due"] },
  now: Date,
): Promise<void> {
  for (const userId of await due(now)) {
    await transact(async (stores) => {
      await stores.suspensions.lockPerson(userId);
      const current = await stores.suspensions.current(userId);
      if (!current?.until || current.until > now) return;
      await enable(stores, current, { actorId: null, reason: "", requestId: null, now });
    });
  }
}

async function enable(
  { people, suspensions, record, audit }: SuspensionStores,
  { id, userId, rule }: SuspensionRecord,
  by: { actorId: string | null; reason: string; requestId: string | null; now: Date },
): Promise<void> {
  const { now, ...who } = by;
  await suspensions.end(id, now);
  await people.setDisabled(userId, null, now);
  await record({
    ...{ type: "person.reinstated", subjectId: userId, userId },
    payload: { suspensionId: id },
  });
  await audit({
    ...{ action: "person.reinstated", subject: { noun: "person", id: userId }, at: now },
    ...{ before: { suspended: true, rule }, after: { suspended: false }, ...who },
  });
}

const isOpen = ({ appeal }: SuspensionRecord) => appeal !== null && appeal.granted === null;

/** Refusal OWN_DECISION for the person who suspended. */
function refuseOwn({ byId }: SuspensionRecord, actor: Viewer): void {
  if (byId === actor.id) throw new Refusal("OWN_DECISION");
}

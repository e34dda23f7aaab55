import type { AppendAudit } from "../audit/audit-log.ts";
import type { SuspensionStore } from "../moderation/suspension.ts";
import { Refusal } from "../refusal.ts";

/** Users whom the owner named for hosted models, in addition to those of the environment. */
export interface NamedPeopleStore {
  /** Returns their ids. */
  list(): Promise<readonly string[]>;
  /** Returns false when they were named already. */
  add(name: { readonly userId: string; readonly by: string; readonly at: Date }): Promise<boolean>;
  /** Returns false when they were not named. */
  remove(userId: string): Promise<boolean>;
}

interface Stores {
  readonly namedPeople: Pick<NamedPeopleStore, "add" | "remove">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
  readonly audit: AppendAudit;
}

interface Ports {
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
}

interface Naming {
  readonly userId: string;
  readonly actorId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Offers hosted models to a person. Does nothing when they are offered already.
 *
 * @throws Refusal PERSON_NOT_FOUND
 */
export async function nameForHosted({ transact }: Ports, naming: Naming): Promise<void> {
  const { userId, actorId: by, now: at } = naming;
  await transact(async ({ namedPeople, suspensions, audit }) => {
    if (!(await suspensions.lockPerson(userId))) throw new Refusal("PERSON_NOT_FOUND");
    if (await namedPeople.add({ userId, by, at })) await audit(lineOf(naming, "offered"));
  });
}

/** No longer offers hosted models to a person. Orders that were placed are still made. */
export async function unnameForHosted({ transact }: Ports, naming: Naming): Promise<void> {
  await transact(async ({ namedPeople, audit }) => {
    if (await namedPeople.remove(naming.userId)) await audit(lineOf(naming, "not offered"));
  });
}

const lineOf = ({ userId, actorId, requestId, now }: Naming, after: string) => ({
  ...({ action: "hosted.named", actorId, requestId, at: now, reason: "" } as const),
  subject: { noun: "person", id: userId } as const,
  ...{ before: {}, after: { "hosted models": after } },
});

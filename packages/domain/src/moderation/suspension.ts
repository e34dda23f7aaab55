import type { PersonRole } from "@kinora/contracts/access/roles";
import { ROLES } from "@kinora/contracts/access/roles";
import type { SuspensionRule } from "@kinora/contracts/moderation/suspension-rule";
import type { Viewer } from "../account/viewer.ts";
import type { DuePage } from "../each-due.ts";
import { Refusal } from "../refusal.ts";

/** A past or current suspension of an account. */
export interface SuspensionRecord {
  readonly id: string;
  readonly userId: string;
  /**
   * Null for an automatic suspension after strikes, or when the account of the person who decided
   * was deleted.
   */
  readonly byId: string | null;
  readonly rule: SuspensionRule;
  readonly note: string;
  readonly at: Date;
  /** Null when it has no end date. */
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly appeal: {
    readonly text: string;
    readonly at: Date;
    /** Null when not decided yet. */
    readonly granted: boolean | null;
  } | null;
}

export type NewSuspensionRecord = Omit<SuspensionRecord, "endedAt" | "appeal">;

/** A person locked until the transaction ends. */
export interface LockedPerson {
  readonly id: string;
  readonly role: PersonRole;
  readonly disabledAt: Date | null;
}

export interface SuspensionStore {
  /**
   * Locks a person; null when there is none or their account was erased. Lock several people in id
   * order to avoid deadlocks.
   */
  lockPerson(userId: string): Promise<LockedPerson | null>;
  /** Returns the suspension in force. */
  current(userId: string): Promise<SuspensionRecord | null>;
  /** Returns all suspensions of a person, newest first. */
  of(userId: string): Promise<readonly SuspensionRecord[]>;
  add(suspension: NewSuspensionRecord): Promise<void>;
  end(id: string, now: Date): Promise<void>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  decideAppeal(id: string, granted: boolean): Promise<void>;
  /** Returns a batch of people whose suspension has expired. */
  due(now: Date, page: DuePage): Promise<readonly string[]>;
}

/**
 * Requires that the actor may act on this person: not themselves, and of a lower role.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ROLE_TOO_HIGH
 */
export function requireBelow(person: LockedPerson | null, actor: Viewer): LockedPerson {
  if (person === null) throw new Refusal("PERSON_NOT_FOUND");
  if (person.id === actor.id) throw new Refusal("OWN_ACCOUNT");
  if (ROLES.indexOf(person.role) >= ROLES.indexOf(actor.role)) throw new Refusal("ROLE_TOO_HIGH");
  return person;
}

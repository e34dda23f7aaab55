import type { PersonRole } from "@kinora/contracts/access/roles";
import { ROLES } from "@kinora/contracts/access/roles";
import type { SuspensionRule } from "@kinora/contracts/moderation/suspension-rule";
import type { Viewer } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";

/** Why an account is disabled, or was. */
export interface SuspensionRecord {
  readonly id: string;
  readonly userId: string;
  /** null: the server, after too many strikes; or somebody whose account is gone. */
  readonly byId: string | null;
  readonly rule: SuspensionRule;
  readonly note: string;
  readonly at: Date;
  /** null: until somebody ends it. */
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly appeal: {
    readonly text: string;
    readonly at: Date;
    /** null: nobody has decided yet. */
    readonly granted: boolean | null;
  } | null;
}

export type NewSuspensionRecord = Omit<SuspensionRecord, "endedAt" | "appeal">;

/** Whose account it is about, kept from changing until the transaction ends. */
export interface LockedPerson {
  readonly id: string;
  readonly role: PersonRole;
  readonly disabledAt: Date | null;
}

export interface SuspensionStore {
  /** Several in order of their ids: else two that lock the same people wait for one another for ever. */
  lockPerson(userId: string): Promise<LockedPerson | null>;
  /** The one in force. */
  current(userId: string): Promise<SuspensionRecord | null>;
  /** All of a person, newest first. */
  of(userId: string): Promise<readonly SuspensionRecord[]>;
  add(suspension: NewSuspensionRecord): Promise<void>;
  end(id: string, now: Date): Promise<void>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  decideAppeal(id: string, granted: boolean): Promise<void>;
  /** Whose have come to their end, some at a time. */
  due(now: Date): Promise<readonly string[]>;
}

/**
 * Whom somebody of the staff may do something to: not themselves, nor who has as much to say as they.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ROLE_TOO_HIGH
 */
export function requireBelow(person: LockedPerson | null, actor: Viewer): LockedPerson {
  if (person === null) throw new Refusal("PERSON_NOT_FOUND");
  if (person.id === actor.id) throw new Refusal("OWN_ACCOUNT");
  if (ROLES.indexOf(person.role) >= ROLES.indexOf(actor.role)) throw new Refusal("ROLE_TOO_HIGH");
  return person;
}

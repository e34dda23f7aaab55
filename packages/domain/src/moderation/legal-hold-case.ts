import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import type { LegalHold, ListedHold, NewHoldFiling } from "@kinora/contracts/moderation/hold";
import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import { seesEverything } from "./case.ts";

/** A file of a work, storyboard or profile on legal hold. */
export interface HeldFile {
  readonly role: string;
  readonly hash: string;
  /** Null for pictures of a profile, whose size is stored with the file alone. */
  readonly bytes: number | null;
  readonly mimeType: string;
  readonly width: number | null;
  /** When a piece of a storyboard was made, or a profile first showed it; null for works. */
  readonly madeAt: string | null;
}

export type HoldFacts = Omit<LegalHold, "files" | "pictures" | "until"> & {
  readonly files: readonly HeldFile[];
};

export type HoldSubject = Pick<HoldFacts, "of" | "id">;

export interface HoldStore {
  /** Returns those about others than the viewer; holds not yet filed come first. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly ListedHold[]>;
  /**
   * Returns null when no work, storyboard or person with this id is on legal hold, or it is the
   * viewer's own. What was filed is found for as long as a hold lasts, whatever was decided since.
   */
  find(id: string, viewer: Viewer, now: Date): Promise<HoldFacts | null>;
  /**
   * Starts or extends a viewing until `until`. @returns whether it is a new viewing because the
   * previous one has ended
   */
  look(subject: HoldSubject, byId: string, until: Date, now: Date): Promise<boolean>;
  file(
    filing: NewHoldFiling & {
      readonly id: string;
      readonly subject: HoldSubject;
      readonly byId: string;
      readonly at: Date;
    },
  ): Promise<void>;
}

export interface HoldStores {
  readonly holds: Pick<HoldStore, "find" | "look" | "file">;
  readonly audit: AppendAudit;
}

interface HoldPorts {
  readonly transact: <T>(work: (stores: HoldStores) => Promise<T>) => Promise<T>;
}

interface HoldInput {
  /** Id of the work, storyboard or person. */
  readonly subjectId: string;
  readonly actor: Viewer;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Shows a child abuse case to an admin. Each viewing is written to the audit log once, however long
 * it lasts.
 *
 * @returns the facts, and when this viewing ends
 * @throws Refusal CREATION_NOT_FOUND
 */
export async function lookAtHold(
  { transact }: HoldPorts,
  { subjectId, actor, requestId, now }: HoldInput,
): Promise<{ readonly facts: HoldFacts; readonly until: Date }> {
  return transact(async ({ holds, audit }) => {
    const facts = await find(holds, subjectId, actor, now);
    const until = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    if (await holds.look(facts, actor.id, until, now))
      await audit({
        ...{ action: "hold.looked-at", actorId: actor.id, requestId, at: now, reason: "" },
        ...{ subject: auditedOf(facts), before: {}, after: { looked: true } },
      });
    return { facts, until };
  });
}

/**
 * Records that a case was reported to an authority, by whom and under which reference. Kinora
 * itself reports nothing.
 *
 * @throws Refusal CREATION_NOT_FOUND
 */
export async function fileHold(
  { transact }: HoldPorts,
  {
    filing: { authority, reference },
    id,
    subjectId,
    actor,
    requestId,
    now,
  }: HoldInput & { readonly id: string; readonly filing: NewHoldFiling },
): Promise<void> {
  await transact(async ({ holds, audit }) => {
    const subject = await find(holds, subjectId, actor, now);
    await holds.file({ id, subject, byId: actor.id, at: now, authority, reference });
    await audit({
      ...{ action: "hold.filed", actorId: actor.id, requestId, at: now, reason: "" },
      ...{ subject: auditedOf(subject), before: {} },
      after: { authority, reference },
    });
  });
}

const NOUNS = { work: "creation", board: "story", profile: "person" } as const;

const auditedOf = ({ of, id }: HoldSubject) => ({ noun: NOUNS[of], id });

async function find(holds: Pick<HoldStore, "find">, id: string, actor: Viewer, now: Date) {
  const facts = seesEverything(actor) ? await holds.find(id, actor, now) : null;
  if (!facts) throw new Refusal("CREATION_NOT_FOUND");
  return facts;
}

import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { seesEverything } from "./case.ts";

/**
 * Leases of cases by staff members, by the id of the work or storyboard. A lease ends by timeout, or when the same person takes another.
 */
export interface CaseLeases {
  /** Takes the lease of what is locked. Returns false when another person holds it. */
  take(id: string, byId: string, until: Date, now: Date): Promise<boolean>;
  /** Returns the current holder; null when there is none. */
  holder(id: string, now: Date): Promise<Viewer | null>;
  end(id: string): Promise<void>;
}

/** Leases of cases about people, by their id: the reports and the appeal are two cases. */
export type PersonLeases = (of: PersonDecision["of"]) => CaseLeases;

/**
 * Ends the lease of a case that this person decides, in the queue or on the work's page. A lease can be
 * renewed without end, so that of a moderator doesn't keep an admin from deciding.
 *
 * @throws Refusal CASE_TAKEN while another person of the same rank holds the lease
 */
export async function endLease(
  leases: Pick<CaseLeases, "holder" | "end">,
  {
    creationId,
    actor,
    now,
  }: { readonly creationId: string; readonly actor: Viewer; readonly now: Date },
): Promise<void> {
  await endLeaseOf(leases, creationId, { actor, now });
}

/** As endLease, of any case. */
export async function endLeaseOf(
  leases: Pick<CaseLeases, "holder" | "end">,
  id: string,
  { actor, now }: { readonly actor: Viewer; readonly now: Date },
): Promise<void> {
  const holder = await leases.holder(id, now);
  const outranks = seesEverything(actor) && holder !== null && !seesEverything(holder);
  if (holder !== null && holder.id !== actor.id && !outranks) throw new Refusal("CASE_TAKEN");
  await leases.end(id);
}

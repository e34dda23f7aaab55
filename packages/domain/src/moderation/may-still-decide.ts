import type { People } from "../account/account-ports.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { PendingDecision } from "./pending-decision.ts";

export type DecidingPeople = Pick<People, "find">;

/** Returns whether the person who decided still has an active account and a sufficient role. */
export async function mayStillDecide(
  { actor, decision }: Pick<PendingDecision, "actor" | "decision">,
  people: DecidingPeople,
): Promise<boolean> {
  const person = await people.find(actor.id);
  if (!person || person.disabledAt !== null || person.role === "user") return false;
  // What a moderator hides as child abuse stays hidden even so, and goes to the admins.
  const isAdmins =
    decision.verdict === "hide" && decision.rule === ADMINS_REASON && seesEverything(actor);
  return !isAdmins || seesEverything({ id: actor.id, role: person.role });
}

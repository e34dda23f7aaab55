import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";

/** The asking person as rules of visibility and permission know them: a personal access token has no role. */
export function viewerOf(person: Signed): Viewer {
  return { id: person.userId, role: person.scopes === null ? person.role : "user" };
}

/** The same person as a customer: what is offered to the owner alone, the owner's scripts may order too. */
export function customerOf(person: Signed): Viewer {
  return { id: person.userId, role: person.role };
}

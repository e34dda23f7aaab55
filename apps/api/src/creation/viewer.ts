import type { Customer } from "@kinora/domain/account/customer";
import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/account/viewer";

/** The asking person as rules of visibility and permission know them: a personal access token has no role. */
export function viewerOf(person: Signed): Viewer {
  return { id: person.userId, role: person.scopes === null ? person.role : "user" };
}

/** The same person as a customer: what is offered to the owner alone, the owner's scripts may order too. */
export function customerOf(person: Signed): Customer {
  const { userId: id, role, tier } = person;
  return { id, role, tier, tokenId: person.scopes === null ? undefined : person.tokenId };
}

/** The same person as one who changes what there is, and may order with it. */
export function actorOf(person: Signed): Customer {
  return { ...customerOf(person), ...viewerOf(person) };
}

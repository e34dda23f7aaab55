import type { Customer } from "@kinora/domain/account/customer";
import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/account/viewer";

/**
 * Returns the user as a viewer for visibility and permission rules. A personal access token carries
 * no role.
 */
export function viewerOf(person: Signed): Viewer {
  const role = person.scopes === null ? person.role : "user";
  return { id: person.userId, role, ...(person.inApp && { generalOnly: true }) };
}

/**
 * Returns the user as a customer. Tokens keep the role, so that the owner's scripts may order what
 * is offered to the owner alone.
 */
export function customerOf(person: Signed): Customer {
  const { userId: id, role, tier } = person;
  return { id, role, tier, tokenId: person.scopes === null ? undefined : person.tokenId };
}

/** Returns the user as an actor who changes existing works and may place orders with them. */
export function actorOf(person: Signed): Customer {
  return { ...customerOf(person), ...viewerOf(person) };
}

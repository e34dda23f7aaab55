import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";

/** The asking person as rules of visibility and permission know them. */
export function viewerOf(person: Signed): Viewer {
  return { id: person.userId, role: person.role };
}

import type { ApiCall } from "@kinora/contracts/call";
import { refusalOf } from "./api-error.ts";
import { withProof } from "./reauthentication.ts";
import { areMeantWell } from "./refused-words.ts";

/**
 * Asks the user what would resolve a refusal: to confirm that words are meant well, or to prove
 * their identity.
 *
 * @returns the request to send again; null when it stays refused
 */
export async function askToGoOn<Sent extends ApiCall>(
  sent: Sent,
  error: unknown,
  type: "query" | "mutation",
): Promise<Sent | null> {
  if (refusalOf(error)?.code === "REAUTHENTICATION_REQUIRED") return withProof(sent, error);
  // A lookup while the user types reports its refusal itself.
  return type === "mutation" && (await areMeantWell(error)) ? sent : null;
}

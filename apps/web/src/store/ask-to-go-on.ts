import type { ApiCall } from "@kinora/contracts/call";
import { refusalOf } from "./api-error.ts";
import { withProof } from "./reauthentication.ts";
import { areMeantWell } from "./refused-words.ts";

/**
 * Asks the person what stands between them and what was refused: whether their words are meant well, or that it is them.
 *
 * @returns what is to be sent again; null: it stays refused
 */
export async function askToGoOn<Sent extends ApiCall>(
  sent: Sent,
  error: unknown,
  type: "query" | "mutation",
): Promise<Sent | null> {
  if (refusalOf(error)?.code === "REAUTHENTICATION_REQUIRED") return withProof(sent, error);
  // What is only looked up while somebody writes says itself what it was refused for.
  return type === "mutation" && (await areMeantWell(error)) ? sent : null;
}

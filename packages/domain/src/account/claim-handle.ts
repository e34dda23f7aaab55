import { Refusal } from "../refusal.ts";
import type { People } from "./account-ports.ts";

/**
 * Gives a person the first free handle of `wishes`; keeps their current handle when all are taken.
 */
export async function claimHandle(
  { people }: { people: Pick<People, "change"> },
  { userId, wishes, now }: { userId: string; wishes: readonly string[]; now: Date },
): Promise<void> {
  for (const handle of wishes) {
    try {
      return await people.change(userId, { handle }, now);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "HANDLE_TAKEN")) throw error;
    }
  }
}

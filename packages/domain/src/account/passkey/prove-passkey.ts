import type { Reauthentications } from "../reauthentication.ts";
import type { PasskeyStore } from "./passkey.ts";

interface ProveStores {
  readonly reauthentications: Pick<Reauthentications, "prove">;
  readonly passkeys: Pick<PasskeyStore, "used">;
}

export interface ProvePorts {
  readonly transact: <T>(work: (stores: ProveStores) => Promise<T>) => Promise<T>;
}

class Cloned extends Error {}

/**
 * Proves an attempt by a passkey that signed it, and notes where its counter stands, both or neither: of two of the same
 * key that sign at the same moment the second is told from the first.
 */
export async function provePasskey(
  { transact }: ProvePorts,
  proof: {
    readonly id: string;
    readonly secret: string;
    readonly passkeyId: string;
    readonly counter: number;
    readonly now: Date;
  },
): Promise<"proved" | "over" | "cloned"> {
  const { id, secret, passkeyId, counter, now } = proof;
  try {
    return await transact(async ({ reauthentications, passkeys }) => {
      if (!(await reauthentications.prove(id, secret, now))) return "over";
      if (!(await passkeys.used(passkeyId, counter, now))) throw new Cloned();
      return "proved";
    });
  } catch (error) {
    if (error instanceof Cloned) return "cloned";
    throw error;
  }
}

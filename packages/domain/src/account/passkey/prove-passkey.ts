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
 * Proves an attempt with a passkey signature and stores the passkey's counter, in one transaction.
 * When two copies of a key sign at the same time, the second is detected as cloned.
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

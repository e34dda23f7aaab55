import type { SimulatedFaults } from "./faults.ts";
import { SIMULATED_KEY, type SimulatedRequest, type SimulatorOptions } from "./simulator.ts";

/** Checks the keys of a service's account. */
export interface SimulatedAccount {
  /** The key that makes Kinora use it. */
  readonly key: string;
  /** Returns true for a key of the account, unless they were revoked. */
  knows(key?: string): boolean;
  /** Returns true for an Authorization header with a key of the account. */
  admits(headers: SimulatedRequest["headers"], scheme: "Bearer" | "Key"): boolean;
}

/** Opens an account with the configured keys. */
export function openAccount(
  { keys = [SIMULATED_KEY] }: Pick<SimulatorOptions, "keys">,
  faults: Pick<SimulatedFaults, "account">,
): SimulatedAccount {
  const knows = (key = "") => faults.account !== "key revoked" && keys.includes(key);
  return {
    key: keys[0],
    knows,
    admits({ authorization = "" }, scheme) {
      const [said = "", key] = authorization.split(" ");
      return said.toLowerCase() === scheme.toLowerCase() && knows(key);
    },
  };
}

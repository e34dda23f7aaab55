import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { useEffect, useEffectEvent } from "react";

/** Renewed well before it expires, so that one lost answer does not end the lease. */
const AGAIN_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Leases a case while the moderator looks at it. Its answer refetches the queue when another
 * moderator holds the lease.
 */
export function useLease(lease: (id: string) => unknown, id: string): void {
  const again = useEffectEvent(() => void lease(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is leased at once
  useEffect(() => {
    again();
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [id]);
}

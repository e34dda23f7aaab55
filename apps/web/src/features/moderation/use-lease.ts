import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { useEffect } from "react";

/** Renewed well before it expires, so that one lost answer does not end the lease. */
const AGAIN_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Leases a case while the moderator looks at it. Its answer refetches the queue when another
 * moderator holds the lease.
 */
export function useLease(lease: (id: string) => unknown, id: string): void {
  useEffect(() => {
    void lease(id);
    const timer = setInterval(() => void lease(id), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, lease]);
}

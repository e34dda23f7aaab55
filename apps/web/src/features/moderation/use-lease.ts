import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { useEffect } from "react";
import { useLeaseCaseMutation } from "./cases-api.ts";

/** Renewed well before it expires, so that one lost answer does not end the lease. */
const AGAIN_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Leases a case while the moderator looks at it. Refetches the queue when another moderator holds
 * the lease.
 */
export function useLease(id: string): void {
  const [lease] = useLeaseCaseMutation();
  useEffect(() => {
    void lease(id);
    const timer = setInterval(() => void lease(id), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, lease]);
}

import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { useEffect, useEffectEvent } from "react";
import { refusalOf } from "../../store/api-error.ts";
import { useSay } from "../../store/use-say.ts";

/** Renewed well before it expires, so that one lost answer does not end the lease. */
const AGAIN_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Leases a case while the moderator looks at it. A refusal refetches the queue; when another
 * moderator holds the lease, it is said why the case leaves it.
 */
export function useLease(
  lease: (id: string) => PromiseLike<{ readonly error?: unknown }>,
  id: string,
): void {
  const { saySorry } = useSay();
  const again = useEffectEvent(async () => {
    const { error } = await lease(id);
    if (refusalOf(error)?.code === "CASE_TAKEN") saySorry(error);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is leased at once
  useEffect(() => {
    void again();
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id]);
}

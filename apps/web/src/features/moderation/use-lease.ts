import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { useEffect } from "react";
import { useLeaseCaseMutation } from "./cases-api.ts";

/** Asked for again well before it ends, so that one lost answer ends nothing. */
const AGAIN_MS = (LEASE_SECONDS * 1_000) / 3;

/** Keeps a case for whoever looks at it, for as long as they do. Where somebody else is at it, the queue is read anew. */
export function useLease(id: string): void {
  const [lease] = useLeaseCaseMutation();
  useEffect(() => {
    void lease(id);
    const timer = setInterval(() => void lease(id), AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, lease]);
}

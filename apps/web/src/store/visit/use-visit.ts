import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { keepVisit, type Visit, visitAt } from "./visit-memory.ts";

/**
 * Returns how this history entry was left when it was visited before (back, reload). `look`
 * captures the current state whenever the page is left; it returns null when there is nothing worth
 * keeping.
 */
export function useVisit<Kind extends Visit>(
  look: () => Kind | null,
  isOfKind: (visit: Visit) => visit is Kind,
): Kind | null {
  const router = useRouter();
  const [visit] = useState(() => {
    const entry = router.state.location.state.__TSR_key;
    const left = entry ? visitAt(entry) : null;
    return left && isOfKind(left) ? left : null;
  });

  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const keep = (entry: string | undefined) => {
      const now = entry ? latest.current() : null;
      if (entry && now) keepVisit(entry, now);
    };
    const leave = () => keep(router.state.location.state.__TSR_key);
    const stop = router.subscribe("onBeforeLoad", ({ fromLocation }) =>
      keep(fromLocation?.state.__TSR_key),
    );
    addEventListener("pagehide", leave);
    return () => {
      stop();
      removeEventListener("pagehide", leave);
    };
  }, [router]);
  return visit;
}

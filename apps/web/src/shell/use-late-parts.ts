import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";

type LateParts = typeof import("./late-parts.tsx");

/**
 * What of the shell speaks only when something happened, fetched once the page stands; null until then. A
 * toast or a lost connection of the first second is told as soon as it is here.
 */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  useEffect(() => {
    const fetchParts = () => {
      import("./late-parts.tsx").then(setParts, () =>
        addEventListener("online", fetchParts, { once: true }),
      );
    };
    return whenIdle(fetchParts);
  }, []);
  return parts;
}

import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";

type LateParts = typeof import("./late-parts.tsx").lateParts;

/**
 * Fetched once the page stands; null until then. A toast of the first second is told as soon as it is here.
 * What tells of a lost connection is not among it: it could not be fetched any more.
 */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  useEffect(() => {
    return whenIdle(() => {
      void import("./late-parts.tsx").then(({ lateParts }) => setParts(lateParts));
    });
  }, []);
  return parts;
}

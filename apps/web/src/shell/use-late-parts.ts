import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";

type LateParts = typeof import("./late-parts.tsx").lateParts;

const fetchParts = (): Promise<{ readonly lateParts: LateParts }> => import("./late-parts.tsx");

/**
 * Fetched once the page stands; null until then. A toast of the first second is told as soon as it is here.
 * What tells of a lost connection is not among it: it could not be fetched any more.
 */
export function useLateParts(fetch = fetchParts): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const decline = () =>
      import("../store/refused-words.ts").then(
        ({ declineAll }) => {
          stop = declineAll();
        },
        // Without it nothing is asked either.
        () => undefined,
      );
    const cancel = whenIdle(() => {
      void fetch().then(({ lateParts }) => setParts(lateParts), decline);
    });
    return () => {
      cancel();
      stop();
    };
  }, [fetch]);
  return parts;
}

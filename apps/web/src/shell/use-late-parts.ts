import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";

type LateParts = typeof import("./late-parts.tsx").lateParts;

const fetchParts = (): Promise<{ readonly lateParts: LateParts }> => import("./late-parts.tsx");

/**
 * Loaded after the page; null until then. A toast from the first second is shown once they have
 * loaded. The component that reports a lost connection is not among them, because it could no
 * longer be loaded then.
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
        // If it cannot be loaded, nothing is asked.
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

import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** What lies over the page now, the topmost last. */
const layers: symbol[] = [];

/**
 * Going back, as by a phone's gesture, closes what lies over the page, and leaves the page where it is.
 *
 * @param mustChoose going anywhere else leaves it open instead: what was not chosen would be lost
 */
export function useBackCloses(open: boolean, onClose: () => void, mustChoose = false): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = Symbol("layer");
    layers.push(layer);
    const unblock = history.block({
      blockerFn: ({ action }) => {
        if (layers.at(-1) !== layer) return false;
        if (mustChoose) return true;
        if (action === "BACK") close();
        return action === "BACK";
      },
      enableBeforeUnload: mustChoose,
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [history, open, mustChoose]);
}

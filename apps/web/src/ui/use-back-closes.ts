import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** What lies over the page now, the topmost last. */
const layers: symbol[] = [];

/** Going back, as by a phone's gesture, closes what lies over the page, and leaves the page where it is. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = Symbol("layer");
    layers.push(layer);
    const unblock = history.block({
      blockerFn: ({ action }) => {
        const closes = action === "BACK" && layers.at(-1) === layer;
        if (closes) close();
        return closes;
      },
      enableBeforeUnload: false,
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [history, open]);
}

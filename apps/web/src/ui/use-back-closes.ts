import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Marks an extra history entry of the same page, for a layer over it. */
    readonly layer?: true;
  }
}

/** The layers over the page, topmost last. */
const layers: symbol[] = [];
/** Histories that skip the extra entries of a page once no layer is open. */
const passing = new WeakSet<RouterHistory>();

/**
 * Makes back navigation, such as a phone's gesture, close the topmost layer and stay on the page.
 *
 * @param mustChoose true to keep the layer open on any navigation instead, because a pending choice
 * would be lost
 */
export function useBackCloses(open: boolean, onClose: () => void, mustChoose = false): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = Symbol("layer");
    layers.push(layer);
    keepGoingBackHere(history);
    const unblock = history.block({
      blockerFn: ({ action, currentLocation }) => {
        if (layers.at(-1) !== layer) return false;
        if (mustChoose) return true;
        if (action === "BACK") close();
        // With an extra entry of the page, the user is still on it.
        return action === "BACK" && !(currentLocation.state.layer && layers.length === 1);
      },
      enableBeforeUnload: mustChoose,
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [history, open, mustChoose]);
}

/**
 * On the first page of a visit, the browser would go back to another site without asking, so an
 * extra entry is added.
 */
function keepGoingBackHere(history: RouterHistory): void {
  history.flush();
  const { state } = window.history;
  const { __TSR_index: index, __TSR_key: key } = history.location.state;
  // In tests the router has a history of its own.
  if (index !== 0 || state?.__TSR_key !== key) return;
  // With the key of the page, so that its scroll position and the feed's place are kept.
  window.history.pushState({ ...state, __TSR_index: 1, layer: true }, "");
  if (passing.has(history)) return;
  passing.add(history);
  history.block({
    blockerFn: ({ action, currentLocation }) => {
      if (action === "BACK" && currentLocation.state.layer && layers.length === 0)
        window.history.back();
      return false;
    },
    enableBeforeUnload: false,
  });
}

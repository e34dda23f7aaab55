import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** An entry for the page once more, with something over it. */
    readonly layer?: true;
  }
}

/** What lies over the page now, the topmost last. */
const layers: symbol[] = [];
/** Histories whose entries of the page once more are passed over once nothing lies over it. */
const passing = new WeakSet<RouterHistory>();

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
    keepGoingBackHere(history);
    const unblock = history.block({
      blockerFn: ({ action, currentLocation }) => {
        if (layers.at(-1) !== layer) return false;
        if (mustChoose) return true;
        if (action === "BACK") close();
        // Where the page is there once more, one is on it still.
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

/** On the first page of a visit the browser would go back to another site and ask nobody: it gets an entry to go back from. */
function keepGoingBackHere(history: RouterHistory): void {
  history.flush();
  const { state } = window.history;
  const { __TSR_index: index, __TSR_key: key } = history.location.state;
  // In tests the router has a history of its own.
  if (index !== 0 || state?.__TSR_key !== key) return;
  // Under the key of the page: it keeps its scroll, and the feed its place.
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

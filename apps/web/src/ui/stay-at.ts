/** What a reader does who wants to be elsewhere. */
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to an element, again whenever what loads later moves it, until the reader acts.
 *
 * @returns ends it
 */
export function stayAt(element: Element): () => void {
  // Called first when the page has its layout, after the router has scrolled.
  const moved = new ResizeObserver(() =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const over = new AbortController();
  const stop = () => {
    moved.disconnect();
    over.abort();
  };
  for (const act of ACTS) addEventListener(act, stop, { signal: over.signal, passive: true });
  moved.observe(document.body);
  return stop;
}

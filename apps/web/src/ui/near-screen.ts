/** Distance from the viewport that counts as near once the user has scrolled; before, none does. */
const AHEAD = "1200px";

/**
 * Calls back when an element comes near the viewport, at once if it already is, until the returned
 * function is called. Browsers load lazy images from much further away, whether or not the user
 * scrolls.
 */
export type WatchNear = (element: Element, onNear: () => void) => () => void;

/** Creates the watcher of a page, which remembers whether the user has scrolled. */
export function nearWatcher(): WatchNear {
  const watched = new Map<Element, () => void>();
  let ahead = "0px";
  let observer: IntersectionObserver | null = null;

  const makeObserver = () =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) watched.get(target)?.();
      },
      { rootMargin: ahead },
    );
  const lookFurther = () => {
    ahead = AHEAD;
    observer?.disconnect();
    observer = watched.size > 0 ? makeObserver() : null;
    for (const element of watched.keys()) observer?.observe(element);
  };

  return (element, onNear) => {
    if (observer === null) {
      observer = makeObserver();
      addEventListener("scroll", lookFurther, { passive: true, once: true });
    }
    watched.set(element, onNear);
    observer.observe(element);
    return () => {
      watched.delete(element);
      observer?.unobserve(element);
    };
  };
}

export const watchNear = nearWatcher();

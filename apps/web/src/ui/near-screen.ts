/** How far ahead of the screen something counts as near: little as long as nobody has scrolled. */
const AHEAD = { still: "200px", scrolling: "1200px" };

/**
 * Tells when an element comes near the screen, at once when it is there already, until the answer is
 * called. Browsers fetch lazy pictures from much further away, whether anybody scrolls or not.
 */
export type WatchNear = (element: Element, onNear: () => void) => () => void;

/** One for each page: whether anybody has scrolled is remembered. */
export function nearWatcher(): WatchNear {
  const watched = new Map<Element, () => void>();
  let ahead = AHEAD.still;
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
    ahead = AHEAD.scrolling;
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

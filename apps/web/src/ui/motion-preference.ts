import { useSyncExternalStore } from "react";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";
const LESS_DATA = "(prefers-reduced-data: reduce)";

/** True when the system or the user's own setting requests reduced motion. */
export function prefersLessMotion(): boolean {
  return document.documentElement.dataset.reducedMotion !== undefined || matches(LESS_MOTION);
}

/** True when the browser requests reduced data usage. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked =
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true;
  return asked || matches(LESS_DATA);
}

/**
 * True when films, previews and the next piece of music may start unasked. The only place that
 * decides this.
 */
export function mayStartByItself(): boolean {
  return !prefersLessMotion() && !savesData();
}

/** The same as a hook: follows the system and the setting while the page is open. */
export function useMayStartByItself(): boolean {
  return useSyncExternalStore(watchMotion, mayStartByItself, () => false);
}

/**
 * Calls back when the result of `mayStartByItself` may have changed, until the returned function is
 * called.
 */
export function watchMotion(changed: () => void): () => void {
  const lists = [LESS_MOTION, LESS_DATA].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  const setting = new MutationObserver(changed);
  setting.observe(document.documentElement, { attributeFilter: ["data-reduced-motion"] });
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
    setting.disconnect();
  };
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

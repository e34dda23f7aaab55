import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** Where a work that had the focus goes away, the one that comes up in its place gets it: not the top of the page. */
export function useFocusKept(works: RefObject<HTMLElement | null>, shown: readonly string[]) {
  const at = useRef(-1);
  const placeOf = (article: Element) => Number(article.getAttribute("aria-posinset"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other works are shown
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const all = [...(works.current?.querySelectorAll("article") ?? [])];
    const next = all.find((article) => placeOf(article) >= at.current) ?? all.at(-1);
    next?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [shown]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    const article = target.closest("article");
    if (article) at.current = placeOf(article);
  };
}

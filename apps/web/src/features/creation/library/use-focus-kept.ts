import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * When a focused work is removed, focuses the one that takes its place instead of the top of the
 * page.
 */
export function useFocusKept(works: RefObject<HTMLElement | null>, shown: readonly string[]) {
  const at = useRef(-1);
  const placeOf = (article: Element) => Number(article.getAttribute("aria-posinset"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the displayed works change
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

import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** Where a work that had the focus goes away, the one that comes up in its place gets it: not the top of the page. */
export function useFocusKept(works: RefObject<HTMLElement | null>, cards: readonly unknown[]) {
  const at = useRef(-1);
  const all = () => [...(works.current?.querySelectorAll("article") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other works are shown
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const next = all().at(Math.min(at.current, all().length - 1));
    next?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [cards]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    const article = target.closest("article");
    if (article) at.current = all().indexOf(article);
  };
}

import { useEffect, useMemo } from "react";
import { useRecordImpressionsMutation } from "./seen-api.ts";

const SEEN_MS = 1_000;
const FLUSH_MS = 5_000;
const BATCH_MAX = 100;

export interface Impressions {
  /** Observes an element; call the returned function when it leaves the page. */
  readonly watch: (element: Element, id: string) => () => void;
}

/**
 * Reports in batches which items were half visible for a second. Each item counts once per visit.
 */
export function useImpressions(onSeen: (id: string) => void): Impressions {
  const [send] = useRecordImpressionsMutation();
  const watcher = useMemo(() => makeWatcher((ids) => void send(ids), onSeen), [send, onSeen]);
  useEffect(() => watcher.start(), [watcher]);
  return watcher;
}

function makeWatcher(send: (ids: readonly string[]) => void, onSeen: (id: string) => void) {
  const ids = new Map<Element, string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const told = new Set<string>();
  let waiting: string[] = [];
  let observer: IntersectionObserver | null = null;

  const flush = () => {
    if (waiting.length === 0) return;
    send(waiting.slice(0, BATCH_MAX));
    waiting = waiting.slice(BATCH_MAX);
  };
  const seen = (element: Element) => {
    timers.delete(element);
    const id = ids.get(element);
    if (id === undefined) return;
    onSeen(id);
    if (told.has(id)) return;
    told.add(id);
    waiting.push(id);
    if (waiting.length >= BATCH_MAX) flush();
  };
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, setTimeout(seen, SEEN_MS, target));
    }
  };

  return {
    watch: (element: Element, id: string) => {
      ids.set(element, id);
      observer?.observe(element);
      return () => {
        observer?.unobserve(element);
        clearTimeout(timers.get(element));
        ids.delete(element);
      };
    },
    start: () => {
      observer = new IntersectionObserver(look, { threshold: 0.5 });
      for (const element of ids.keys()) observer.observe(element);
      const beat = setInterval(flush, FLUSH_MS);
      addEventListener("pagehide", flush);
      return () => {
        observer?.disconnect();
        observer = null;
        clearInterval(beat);
        removeEventListener("pagehide", flush);
        flush();
      };
    },
  };
}

import { createContext, use, useCallback, useMemo, useState } from "react";

/** The works selected for one common action. */
export interface Selection {
  /** True when a press selects instead of opening. */
  readonly on: boolean;
  readonly chosen: ReadonlySet<string>;
  /** Toggles a work; with `range`, selects everything from the last one on. */
  readonly toggle: (id: string, range?: boolean) => void;
  readonly begin: () => void;
  readonly all: () => void;
  readonly end: () => void;
}

export const SelectionContext = createContext<Selection | null>(null);

/** Null where works cannot be selected. */
export const useSelection = () => use(SelectionContext);

/** Keeps the selection among these works; a work that leaves the list is deselected. */
export function useSelecting(ids: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [on, setOn] = useState(false);
  const chosen = useMemo(() => new Set(ids.filter((id) => picked.has(id))), [ids, picked]);
  const toggle = useCallback(
    (id: string, range = false) => {
      setOn(true);
      setLast(id);
      setPicked((before) => {
        const next = new Set(before);
        const from = range && last !== null ? ids.indexOf(last) : -1;
        if (from < 0) {
          if (!next.delete(id)) next.add(id);
          return next;
        }
        const to = ids.indexOf(id);
        for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
        return next;
      });
    },
    [ids, last],
  );
  const end = useCallback(() => {
    setOn(false);
    setLast(null);
    setPicked(new Set());
  }, []);
  return useMemo(
    () => ({
      on,
      chosen,
      toggle,
      begin: () => setOn(true),
      all: () => setPicked(new Set(ids)),
      end,
    }),
    [on, chosen, toggle, end, ids],
  );
}

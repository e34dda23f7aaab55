import { useEffect, useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";

export interface StorePage<What extends string> {
  /** What a page of the store is being opened for; null for nothing. */
  readonly opening: What | null;
  readonly open: (what: What) => void;
}

/** Begins to buy something and leaves for the store's page. */
export function useStorePage<What extends string>(
  begin: (what: What, key: string) => Promise<{ readonly url: string }>,
): StorePage<What> {
  const { saySorry } = useSay();
  const [opening, setOpening] = useState<What | null>(null);
  /** Idempotency keys: pressing again after a lost answer begins no second checkout. */
  const keys = useRef(new Map<What, string>());
  useEffect(() => {
    // The browser's Back button may show this page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  const open = (what: What) => {
    const key = keys.current.get(what) ?? crypto.randomUUID();
    keys.current.set(what, key);
    setOpening(what);
    begin(what, key).then(
      ({ url }) => {
        keys.current.delete(what);
        location.assign(url);
      },
      (error: unknown) => {
        setOpening(null);
        saySorry(error);
      },
    );
  };
  return { opening, open };
}

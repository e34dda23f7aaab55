import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { useEffect, useState } from "react";
import { useCountNewerQuery } from "./seen-api.ts";

const ASK_AGAIN_MS = 60_000;

export interface NewerThan {
  /** The newest moment of what is shown; null: nothing is. */
  readonly since: string | null;
  readonly content?: ContentKind;
  /** What is shown is not of now: the first answer is wanted at once. */
  readonly atOnce: boolean;
}

/** How many items are newer than what is shown, exactly; asked again every minute. */
export function useNewer({ since, content, atOnce }: NewerThan): number {
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  useEffect(() => {
    if (since === null || atOnce) return;
    const timer = setTimeout(setWaitedFor, ASK_AGAIN_MS, since);
    return () => clearTimeout(timer);
  }, [since, atOnce]);
  const { currentData = 0 } = useCountNewerQuery(
    { since: since ?? "", ...(content ? { content } : {}) },
    {
      skip: since === null || !(atOnce || waitedFor === since),
      pollingInterval: ASK_AGAIN_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  return currentData;
}

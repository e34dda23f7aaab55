import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { useEffect, useState } from "react";
import { useCountNewerQuery } from "./seen-api.ts";

const ASK_AGAIN_MS = 60_000;

export interface NewerThan {
  /** Time of the newest item shown; null when none is. */
  readonly since: string | null;
  readonly content?: ContentKind;
  /** True when an older state is shown, so the first answer is needed at once. */
  readonly atOnce: boolean;
}

/** The exact number of items newer than those shown, polled every minute. */
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

import { IMPROVEMENT_SECONDS } from "@kinora/contracts/limits";
import type { Improvement, ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { useGetImprovementQuery, useImproveWordsMutation } from "./improvements-api.ts";

const ASK_MS = 1_000;

interface Followed {
  /** Null until there is a result. */
  readonly improvement: Improvement | null;
  readonly error: unknown;
  /** True once the wait has timed out. */
  readonly isLate: boolean;
}

/** Requests an improved prompt once per key and polls the result. */
export function useImprovement(request: ImprovementRequest, key: string): Followed {
  const [ask, asked] = useImproveWordsMutation();
  const [lateKey, setLateKey] = useState<string | null>(null);
  const isLate = lateKey === key;
  useEffect(() => {
    // The key makes the request idempotent.
    void ask({ request, key });
    const timer = setTimeout(() => setLateKey(key), IMPROVEMENT_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [ask, request, key]);
  const [isOver, setIsOver] = useState(false);
  const followed = useGetImprovementQuery(asked.data?.id ?? skipToken, {
    pollingInterval: isOver || isLate ? 0 : ASK_MS,
  });
  const improvement = followed.data ?? asked.data ?? null;
  const isDone = improvement !== null && improvement.state !== "waiting";
  if (isDone !== isOver) setIsOver(isDone);
  return {
    improvement: isDone ? improvement : null,
    error: asked.error ?? (isDone ? undefined : followed.error),
    isLate,
  };
}

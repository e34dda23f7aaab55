import { Lock, Search } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { ErrorState } from "../ui/error-state.tsx";
import { statusOf } from "./api-error.ts";
import { errorSentence, isOutage } from "./error-sentence.ts";

const AGAIN_MS = 5_000;

/** Forbidden or missing: a retry would give the same answer. */
const FINAL: ReadonlyMap<unknown, ReactNode> = new Map([
  [403, <Lock key="403" size={26} />],
  [404, <Search key="404" size={26} />],
]);

/**
 * Shows a request error in words, with a retry and the id to quote. Retries by itself while the
 * server is unreachable. What is missing or forbidden gets neither, because retries and support
 * could not help.
 */
export function QueryError({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const passes = isOutage(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a new error and restarts the wait
  useEffect(() => {
    if (!passes) return;
    const retry = () => onRetry();
    const timer = setTimeout(retry, AGAIN_MS);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [error, passes, onRetry]);
  const words = errorSentence(error);
  const icon = FINAL.get(statusOf(error));
  if (icon) return <ErrorState {...words} requestId={null} icon={icon} />;
  return <ErrorState {...words} onRetry={onRetry} />;
}

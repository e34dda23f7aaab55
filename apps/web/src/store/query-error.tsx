import { ErrorState } from "../ui/error-state.tsx";
import { errorSentence } from "./error-sentence.ts";

/** An error of a request, in words, with retry and the id to quote. */
export function QueryError({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return <ErrorState {...errorSentence(error)} onRetry={onRetry} />;
}

import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { reportProblem } from "../platform/error-reporting.ts";
import { ErrorState } from "../ui/error-state.tsx";

/** A page broke while being shown, or its code could not be fetched. */
export function PageError({ error, reset }: ErrorComponentProps) {
  useEffect(() => reportProblem("A page broke", error), [error]);
  return (
    <main id="content" className="grid min-h-[70dvh] place-items-center">
      <title>Something broke · Kinora</title>
      <ErrorState
        title="This page broke"
        advice="Your drafts are saved. Try again; if it happens twice, reload the page."
        requestId={null}
        onRetry={reset}
      />
    </main>
  );
}

import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { reportProblem } from "../platform/error-reporting.ts";
import { isNotFetched, loadIfThere } from "../platform/first-moments.ts";
import { ErrorState } from "../ui/error-state.tsx";

/** A page broke while being shown, or its code could not be fetched. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isCutOff = isNotFetched(error);
  useEffect(() => {
    if (!isCutOff) reportProblem("A page broke", error);
  }, [error, isCutOff]);
  return (
    <main id="content" className="grid min-h-[70dvh] place-items-center">
      <title>Something broke · Kinora</title>
      <ErrorState
        title={isCutOff ? "The connection was lost" : "This page broke"}
        advice={`Your drafts are saved. ${isCutOff ? "A part of this page is missing." : "Try again, or reload the page."}`}
        requestId={null}
        onRetry={isCutOff ? loadIfThere : reset}
      />
    </main>
  );
}

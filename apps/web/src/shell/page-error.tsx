import { t } from "@lingui/core/macro";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { reportProblem } from "../platform/error-reporting.ts";
import { isNotFetched, loadIfThere } from "../platform/first-moments.ts";
import { ErrorState } from "../ui/error-state.tsx";

/** Shown when a page failed to render or its code could not be loaded. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isCutOff = isNotFetched(error);
  useEffect(() => {
    if (!isCutOff) reportProblem("A page broke", error);
  }, [error, isCutOff]);
  return (
    <main id="content" className="grid min-h-[70dvh] place-items-center">
      <title>{t`Something broke · Kinora`}</title>
      <ErrorState
        title={isCutOff ? t`The connection was lost` : t`This page broke`}
        advice={
          isCutOff
            ? t`Your drafts are saved. Part of this page is missing.`
            : t`Your drafts are saved. Try again, or reload the page.`
        }
        requestId={null}
        onRetry={isCutOff ? loadIfThere : reset}
      />
    </main>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

// Checked by the page: what it needs for that would burden the first load of every other one.
export const Route = createFileRoute("/_app/verify")({
  validateSearch: (search: { readonly challenge?: string }) => search,
  component: VerifyRoute,
});

const VerifyPage = lazy(() =>
  import("../../features/challenge/verify-page.tsx").then((m) => ({ default: m.VerifyPage })),
);

function VerifyRoute() {
  const { challenge } = Route.useSearch();
  return (
    <Suspense>
      <VerifyPage challenge={typeof challenge === "string" ? challenge : null} />
    </Suspense>
  );
}

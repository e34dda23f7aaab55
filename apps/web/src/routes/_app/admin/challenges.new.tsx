import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

export const Route = createFileRoute("/_app/admin/challenges/new")({ component: NewChallenge });

// Its form knows the zones' clocks.
const NewChallengePage = lazy(() =>
  import("../../../features/challenge/staff/new-challenge-page.tsx").then((m) => ({
    default: m.NewChallengePage,
  })),
);

function NewChallenge() {
  return (
    <Suspense>
      <NewChallengePage />
    </Suspense>
  );
}

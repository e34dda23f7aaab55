import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";

export const Route = createFileRoute("/_app/admin/challenges/$id")({ component: AdminChallenge });

// Its form knows the zones' clocks.
const AdminChallengePage = lazy(() =>
  import("../../../features/challenge/staff/admin-challenge-page.tsx").then((m) => ({
    default: m.AdminChallengePage,
  })),
);

function AdminChallenge() {
  const { id } = Route.useParams();
  const isAdmin = useIsAdmin();
  return (
    <Suspense>
      <AdminChallengePage key={id} id={id} isAdmin={isAdmin} />
    </Suspense>
  );
}

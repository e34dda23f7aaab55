import { createFileRoute } from "@tanstack/react-router";
import { AdminChallengePage } from "../../../features/challenge/staff/admin-challenge-page.tsx";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";

export const Route = createFileRoute("/_app/admin/challenges/$id")({ component: AdminChallenge });

function AdminChallenge() {
  const { id } = Route.useParams();
  return <AdminChallengePage key={id} id={id} isAdmin={useIsAdmin()} />;
}

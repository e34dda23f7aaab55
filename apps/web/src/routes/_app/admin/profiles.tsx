import { createFileRoute } from "@tanstack/react-router";
import { PersonCasesPage } from "../../../features/moderation/person-cases-page.tsx";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";

export const Route = createFileRoute("/_app/admin/profiles")({ component: ReportedProfiles });

function ReportedProfiles() {
  return <PersonCasesPage isAdmin={useIsAdmin()} />;
}

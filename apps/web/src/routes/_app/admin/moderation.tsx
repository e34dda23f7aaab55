import { createFileRoute } from "@tanstack/react-router";
import { CasesPage } from "../../../features/moderation/cases-page.tsx";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";

export const Route = createFileRoute("/_app/admin/moderation")({ component: Moderation });

function Moderation() {
  return <CasesPage isAdmin={useIsAdmin()} />;
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CasesPage } from "../../../features/moderation/cases-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/admin/moderation")({ component: Moderation });

function Moderation() {
  return (
    <MembersOnly title={t`Sign in to moderate`}>
      <CasesPage />
    </MembersOnly>
  );
}

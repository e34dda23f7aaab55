import { createFileRoute } from "@tanstack/react-router";
import { CasesPage } from "../../../features/moderation/cases-page.tsx";
import { CASE_SLOTS } from "../../../shell/case-slots.tsx";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";
import { FillSlots } from "../../../ui/slot.tsx";

export const Route = createFileRoute("/_app/admin/moderation")({ component: Moderation });

function Moderation() {
  const isAdmin = useIsAdmin();
  return (
    <FillSlots fills={CASE_SLOTS}>
      <CasesPage isAdmin={isAdmin} />
    </FillSlots>
  );
}

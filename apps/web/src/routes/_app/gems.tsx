import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { GemsPage } from "../../features/gem/gems-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/gems")({ component: Gems });

function Gems() {
  return (
    <MembersOnly title={t`Sign in to see your gems`}>
      <GemsPage />
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimButton } from "../../features/gem/claim-button.tsx";
import { NotificationsPage } from "../../features/notification/notifications-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/notifications")({ component: Notifications });

function Notifications() {
  return (
    <MembersOnly title={t`Sign in to see your activity`}>
      <NotificationsPage claimButton={<ClaimButton size="sm" />} />
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { NotificationSettings } from "../../../features/notification/notification-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/notifications")({ component: Notifications });

function Notifications() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Notifications`}>
        <NotificationSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { ServicesSettings } from "../../../features/hosted/services-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/services")({ component: Services });

function Services() {
  return (
    <MembersOnly partly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Services`}>
        <ServicesSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

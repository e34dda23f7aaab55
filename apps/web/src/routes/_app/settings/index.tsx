import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OverviewSettings } from "../../../features/account/overview-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/")({ component: Overview });

function Overview() {
  return (
    <MembersOnly partly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Overview`}>
        <OverviewSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

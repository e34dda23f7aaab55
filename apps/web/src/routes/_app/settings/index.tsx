import { createFileRoute } from "@tanstack/react-router";
import { OverviewSettings } from "../../../features/account/overview-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/")({ component: Overview });

function Overview() {
  return (
    <MembersOnly partly purpose="change your settings">
      <SettingsPage title="Overview">
        <OverviewSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SessionsSettings } from "../../../features/account/sessions-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/sessions")({ component: Sessions });

function Sessions() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Devices`}>
        <SessionsSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { PasskeysSettings } from "../../../features/account/passkeys-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/passkeys")({ component: Passkeys });

function Passkeys() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Passkeys`}>
        <PasskeysSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

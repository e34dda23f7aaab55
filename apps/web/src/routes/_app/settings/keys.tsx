import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { OwnKeysSettings } from "../../../features/hosted/own-keys-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/keys")({ component: OwnKeys });

function OwnKeys() {
  return (
    <MembersOnly partly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Your keys`}>
        <OwnKeysSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

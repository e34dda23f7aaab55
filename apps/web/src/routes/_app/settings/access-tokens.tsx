import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { TokensSettings } from "../../../features/account/tokens-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/access-tokens")({ component: Tokens });

function Tokens() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Access tokens`}>
        <TokensSettings />
      </SettingsPage>
    </MembersOnly>
  );
}

import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { ThemeSettings } from "../../../features/account/theme-settings.tsx";

export const Route = createFileRoute("/_app/settings/theme-settings")({ component: Appearance });

function Appearance() {
  return (
    <SettingsPage title={t`Appearance`}>
      <ThemeSettings />
    </SettingsPage>
  );
}
